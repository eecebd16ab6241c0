import { SEARCH_KINDS, type SearchKind } from "#domain/search/search-index.ts";
import { type Passage, type SearchResult, type SiteSearch, siteSearch } from "#domain/search/search-query.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";

const RESULTS_AT_ONCE = 8;
/** A loading state shorter than this is not announced. */
const LOADING_AFTER_MS = 150;

type State = "idle" | "found" | "none" | "failed";

/** One search for each index, so that what was read once serves every dialog of the visit. */
const searches = new Map<string, SiteSearch>();

function searchAt(folder: string): SiteSearch {
  const known = searches.get(folder) ?? siteSearch((name) => readText(folder + name));
  searches.set(folder, known);
  return known;
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

function needed<T extends Element>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`the search has no ${selector}`);
  return found;
}

/** The behaviour of src/features/search/search-panel.tsx. On the search page its state is in the address. */
export function startSearchPanel(panel: HTMLElement, { isPage }: { isPage: boolean }) {
  const search = searchAt(panel.dataset["index"] ?? "");
  const counts = (panel.dataset["counts"] ?? "").split("|");
  const input = needed<HTMLInputElement>(panel, "input[name=q]");
  const kinds = needed<HTMLElement>(panel, "[data-search-kinds]");
  const status = needed<HTMLElement>(panel, "[data-search-status]");
  const list = needed<HTMLElement>(panel, "[data-search-results]");
  const more = needed<HTMLElement>(panel, "[data-search-more]");
  const anyKind = needed<HTMLElement>(panel, "[data-search-any-kind]");
  const template = needed<HTMLTemplateElement>(panel, "template[data-search-result]");
  let turn = 0;
  let limit = RESULTS_AT_ONCE;

  const chosenKind = (): SearchKind | undefined => {
    const value = kinds.querySelector<HTMLInputElement>(":checked")?.value;
    return SEARCH_KINDS.find((kind) => kind === value);
  };
  const choose = (kind: string) => {
    for (const choice of kinds.querySelectorAll("input")) choice.checked = choice.value === kind;
  };

  function show(state: State) {
    for (const part of panel.querySelectorAll<HTMLElement>("[data-search-when]"))
      part.hidden = part.dataset["searchWhen"] !== state;
    if (state === "idle") showRecent(panel);
  }

  function keepInAddress(query: string) {
    if (!isPage) return;
    const address = new URL(location.href);
    // Other parameters of the address stay.
    for (const [name, value] of Object.entries({ q: query, kind: chosenKind() ?? "" }))
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    // The router stores its own data in the history state.
    history.replaceState(history.state, "", address);
  }

  async function run() {
    turn += 1;
    const ownTurn = turn;
    const query = input.value.trim();
    const kind = chosenKind();
    keepInAddress(query);
    if (query === "") {
      status.textContent = "";
      return show("idle");
    }
    const waiting = setTimeout(() => {
      if (ownTurn === turn) status.textContent = panel.dataset["loading"] ?? "";
    }, LOADING_AFTER_MS);
    try {
      const { results, total } = await search(input.value, { kind, limit });
      if (ownTurn !== turn) return;
      list.replaceChildren(...results.map((result) => resultItem(template, kinds, result)));
      status.textContent = counts[Math.min(total, counts.length - 1)] ?? "";
      more.hidden = total <= results.length;
      anyKind.hidden = kind === undefined;
      show(total === 0 ? "none" : "found");
    } catch {
      if (ownTurn !== turn) return;
      // The words for it are in the panel, whatever the reason was.
      status.textContent = needed(panel, "[data-search-when=failed] p").textContent;
      show("failed");
    } finally {
      clearTimeout(waiting);
    }
  }

  const runAnew = () => {
    limit = RESULTS_AT_ONCE;
    void run();
  };

  panel.addEventListener("input", runAnew);
  panel.addEventListener("submit", (event) => {
    rememberSearch(localStorage, input.value);
    if (!isPage) return;
    event.preventDefault();
    void run();
  });
  panel.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>("button, a");
    if (!control) return;
    const { dataset } = control;
    if (control.matches(".search-result")) rememberSearch(localStorage, input.value);
    if (dataset["searchQuery"] !== undefined) {
      input.value = dataset["searchQuery"];
      input.focus();
      runAnew();
    }
    if (dataset["searchForget"] !== undefined) {
      forgetSearches(localStorage);
      showRecent(panel);
      input.focus();
    }
    if (dataset["searchAnyKind"] !== undefined) {
      choose("");
      input.focus();
      runAnew();
    }
    if (dataset["searchRetry"] !== undefined) {
      input.focus();
      void run();
    }
    if (dataset["searchMore"] !== undefined) {
      const next = list.children.length;
      limit += RESULTS_AT_ONCE;
      void run().then(() => list.children[next]?.querySelector("a")?.focus());
    }
  });
  panel.addEventListener("keydown", (event) => moveByArrow(event, input, list));

  kinds.hidden = false;
  if (isPage) {
    const asked = new URLSearchParams(location.search);
    choose(SEARCH_KINDS.find((kind) => kind === asked.get("kind")) ?? "");
    // What was typed before the script came stays.
    if (input.value === "") input.value = asked.get("q") ?? "";
    if (input.value !== "") return runAnew();
  } else input.focus();
  show("idle");
  // Load the index before the first word is typed; if this fails, typing loads it again.
  search("", { limit: 0 }).catch(() => {});
}

/** Down from the field into the results, up from the first of them into the field. */
function moveByArrow(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  if (!(event.target instanceof HTMLElement)) return;
  const links = [...list.querySelectorAll<HTMLElement>("a")].filter((link) => link.checkVisibility());
  const at = links.indexOf(event.target);
  if (at < 0 && event.target !== input) return;
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  if (next >= links.length || next < -1) return;
  event.preventDefault();
  (links[next] ?? input).focus();
}

function passages(parts: readonly Passage[]): Node[] {
  return parts.map(({ text, marked }) => {
    if (!marked) return document.createTextNode(text);
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
}

function resultItem(template: HTMLTemplateElement, kinds: HTMLElement, result: SearchResult): Node {
  const item = document.importNode(template.content, true);
  const link = needed<HTMLAnchorElement>(item, "a");
  const [kind, title, excerpt] = link.children;
  link.href = result.address;
  const choice = kinds.querySelector<HTMLInputElement>(`input[value="${result.kind}"]`);
  kind?.append(choice?.dataset["one"] ?? "");
  title?.append(...passages(result.title));
  excerpt?.append(...passages(result.excerpt));
  return item;
}

function showRecent(panel: HTMLElement) {
  const place = needed<HTMLElement>(panel, "[data-search-recent]");
  const queries = recentSearches(localStorage);
  place.hidden = queries.length === 0;
  needed(place, "ul").replaceChildren(
    ...queries.map((query) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.dir = "auto";
      button.dataset["searchQuery"] = query;
      button.textContent = query;
      item.append(button);
      return item;
    }),
  );
}
