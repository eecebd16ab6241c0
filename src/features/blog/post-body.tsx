import type { Translate } from "#domain/language/translate.ts";
import { TocAside, TocPanel, type TocProps } from "#src/sections/page/toc.tsx";
import { ProseText } from "#src/ui/text/prose.tsx";
import { PostFoot, type PostFootProps } from "./post-foot.tsx";

export type PostBodyProps = {
  t: Translate<"post" | "frame.newTab">;
  html: string;
  address: string | undefined;
  headings: TocProps["headings"];
  foot: Omit<PostFootProps, "t">;
};

/** The text, its contents beside it where there is room, and what one does after reading. */
export function PostBody({ t, html, address, headings, foot }: PostBodyProps) {
  const contents = { label: t("post.contents"), headings };
  return (
    <div className="wrap reading pt-8 pb-(--section-space) tablet:pt-12 grid desktop:justify-between print:block">
      <div className="reading-side desktop:sticky desktop:self-start desktop:overflow-y-auto">
        <TocAside {...contents} />
      </div>
      <div className="grid grid-cols-1 gap-10">
        <TocPanel {...contents} />
        <ProseText html={html} look="article" address={address} />
        <PostFoot t={t} {...foot} />
      </div>
    </div>
  );
}
