/** Before component tests: elements that browsers know and the tests' document does not, which React would warn of. */
const create = document.createElement.bind(document);

document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  // By this name React tells elements that nobody knows.
  if (name === "search") Object.defineProperty(element, Symbol.toStringTag, { value: "HTMLElement" });
  return element;
};
