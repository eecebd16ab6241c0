import { Compass, type CompassProps } from "#src/art/chart/compass.tsx";
import { Button } from "#src/ui/controls/button.tsx";

export type StoreNoneProps = {
  compass: NonNullable<CompassProps["labels"]>;
  title: string;
  text: string;
  write: { href: string; label: string };
};

/** Nothing on the chart here: say so, and where to go instead. */
export function StoreNone({ compass, title, text, write }: StoreNoneProps) {
  return (
    <div className="grid justify-items-center gap-5 py-16 text-center tablet:py-24">
      <div className="w-36">
        <Compass labels={compass} />
      </div>
      <h3>{title}</h3>
      <p className="max-w-note text-copy">{text}</p>
      <Button href={write.href} look="soft">
        {write.label}
      </Button>
    </div>
  );
}
