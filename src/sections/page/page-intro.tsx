import { MarkLabel } from "#src/ui/display/section-head.tsx";
import { Breadcrumb, type BreadcrumbProps } from "#src/ui/navigation/breadcrumb.tsx";

export type PageIntroProps = {
  breadcrumb: BreadcrumbProps;
  label?: string;
  heading: string;
  lead: string;
};

/** Top of every page but the home page: where one is, what this is, in one sentence. */
export function PageIntro({ breadcrumb, label, heading, lead }: PageIntroProps) {
  return (
    <div className="wrap page-top grid gap-6 pb-10 tablet:pb-14">
      <Breadcrumb {...breadcrumb} />
      <div className="grid max-w-[60rem] gap-5">
        {label && <MarkLabel>{label}</MarkLabel>}
        <h1>{heading}</h1>
        <p className="max-w-read text-lead text-copy">{lead}</p>
      </div>
    </div>
  );
}
