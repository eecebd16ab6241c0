import type { PostTemplateId } from "#domain/generator/post-template.ts";
import type { Scene } from "./scene/scene.ts";
import { SceneSvg } from "./scene/scene-svg.tsx";
import "./design-list.css";

export type DesignListProps = { designs: { id: PostTemplateId; name: string; href: string; scene: Scene }[] };

/** Every design, drawn with its sample words. Each is a link to itself; the tool handles the click once it is hydrated. */
export function DesignList({ designs }: DesignListProps) {
  return (
    <ul className="studio-designs">
      {designs.map(({ id, name, href, scene }, index) => (
        <li key={id}>
          <a href={href} data-template={id} aria-current={index === 0 || undefined}>
            <SceneSvg scene={scene} id={id} />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
