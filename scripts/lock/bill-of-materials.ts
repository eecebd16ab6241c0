import type { Lockfile } from "./lockfile.ts";
import { isForeign, nameAt } from "./lockfile.ts";

/** The project itself, of which everything else is a part. */
type Subject = { name: string; version: string; license: string };

/**
 * The bill of materials of CycloneDX, from the lockfile alone: what each package is, where it comes from, what its
 * archive hashes to and under which terms it is used. `npm sbom` refuses this tree, because a package of the tools asks
 * for "latest" of two others. Without a time or a random number, so that the same lockfile gives the same file.
 */
export function billOfMaterials({ packages }: Lockfile, subject: Subject) {
  const components = Object.entries(packages)
    .filter(isForeign)
    // Packages of other platforms that the registry at hand did not describe.
    .filter(([, { integrity }]) => integrity !== undefined)
    .map(([place, { name, version = "", integrity = "", license, dev }]) => {
      const called = name ?? nameAt(place);
      return {
        type: "library",
        "bom-ref": place,
        name: called,
        version,
        // What is only used to build and test is not part of what runs on the server.
        scope: dev ? "excluded" : "required",
        hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") }],
        ...(license !== undefined && { licenses: [licenceOf(license)] }),
        purl: `pkg:npm/${called.replace("@", "%40")}@${version}`,
      };
    });
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": subject.name,
        name: subject.name,
        version: subject.version,
        licenses: [licenceOf(subject.license)],
      },
    },
    components,
  };
}

const licenceOf = (text: string) => (/[ ()]/.test(text) ? { expression: text } : { license: { id: text } });
