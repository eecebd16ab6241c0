import "./check-list.css";

export type CheckListProps = {
  items: readonly string[];
  tone: "ok" | "primary";
  /** Lines between the items. */
  ruled?: boolean;
  className?: string;
};

/** Things that hold. The check marks are drawn by styles: a page may list dozens. */
export function CheckList({ items, tone, ruled = false, className = "" }: CheckListProps) {
  return (
    <ul className={`check-list check-list-${tone} ${ruled ? "check-list-ruled" : ""} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
