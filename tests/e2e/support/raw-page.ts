import { type Document, Window } from "happy-dom";
import { type Answer, type Ask, ask } from "./http.ts";

export type RawPage = Answer & { document: Document };

const { DOMParser } = new Window();
const parser = new DOMParser();

const plainPages = new Map<string, Promise<RawPage>>();

async function fetchPage(address: string, options: Ask): Promise<RawPage> {
  const answer = await ask(address, options);
  return { ...answer, document: parser.parseFromString(answer.text, "text/html") };
}

/**
 * A page as a reader without script gets it: what the server sent, parsed, and nothing more.
 * Asked without options it is fetched once, since many promises are about the same pages.
 */
export function readPage(address: string, options?: Ask): Promise<RawPage> {
  if (options) return fetchPage(address, options);
  const page = plainPages.get(address) ?? fetchPage(address, {});
  plainPages.set(address, page);
  return page;
}

/** An attribute of every element that matches, in the order of the page. */
export function attributesOf(page: RawPage, selector: string, name: string): string[] {
  return [...page.document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

export function textOf(page: RawPage, selector: string): string {
  return (page.document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
}
