import { TocAside, TocPanel, type TocProps } from "#src/sections/page/toc.tsx";
import { ProseText } from "#src/ui/text/prose.tsx";
import { PostFoot, type PostFootProps } from "./post-foot.tsx";

export type PostBodyProps = { html: string; address: string | undefined; contents: TocProps; foot: PostFootProps };

/** The text, its contents beside it where there is room, and what one does after reading. */
export function PostBody({ html, address, contents, foot }: PostBodyProps) {
  return (
    <div className="wrap reading pt-8 pb-(--section-space) tablet:pt-12">
      <div className="reading-side">
        <TocAside {...contents} />
      </div>
      <div className="grid grid-cols-1 gap-10">
        <TocPanel {...contents} />
        <ProseText html={html} look="article" address={address} />
        <PostFoot {...foot} />
      </div>
    </div>
  );
}
