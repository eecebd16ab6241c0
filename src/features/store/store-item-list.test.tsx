import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StoreItemList, type StoreItemListProps } from "./store-item-list.tsx";

const ticket = (id: number): StoreItemListProps["tickets"][number] => ({
  id: `item-${id}`,
  href: "/",
  kind: id % 2 === 0 ? "add-on" : "template",
  name: "",
  summary: "",
  meta: [],
  price: null,
  picture: null,
});

const choicesAmong = (count: number) => {
  const tickets = Array.from({ length: count }, (_, id) => ticket(id));
  const kinds = (["add-on", "template"] as const).map((kind) => ({
    kind,
    count: tickets.filter((each) => each.kind === kind).length,
  }));
  const markup = renderToStaticMarkup(<StoreItemList t={(key) => key} app="daftar" tickets={tickets} kinds={kinds} />);
  return [...markup.matchAll(/value="([\w-]+)"/g)].map(([, value]) => value);
};

it("offers a choice of kind only where the items are not seen at a glance", () => {
  expect(choicesAmong(4)).toEqual([]);
  expect(choicesAmong(7)).toEqual(["all", "add-on", "template"]);
});
