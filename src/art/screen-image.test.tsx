import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Screen, type ScreenImage } from "./screen-image.tsx";

const files = (name: string) => ({ src: `/${name}.webp`, srcset: `/${name}-480.avif 480w` });
const photographed = (night: string | null): ScreenImage => ({
  day: "/day.webp",
  night: `/${night ?? "day"}.webp`,
  frame: "phone",
  width: 780,
  height: 1688,
  alt: "The visits of a day",
  photo: { day: files("day"), night: night === null ? null : files(night), focus: "", device: "tablet" },
});

it("shows a photographed screen in its device, in sizes to choose from, by day and by night", () => {
  const markup = renderToStaticMarkup(<Screen picture={photographed("night")} />);
  expect(markup).toContain('class="screen screen-phone screen-photo in-tablet"');
  for (const name of ["day", "night"]) expect(markup).toContain(`src="/${name}.webp" srcSet="/${name}-480.avif 480w"`);
  expect(markup.match(/width="780" height="1688" alt="The visits of a day" loading="lazy"/g)).toHaveLength(2);
});

it("shows one that has no night by day only, and under one light only that one", () => {
  expect(renderToStaticMarkup(<Screen picture={photographed(null)} />).match(/<img/g)).toHaveLength(1);
  const night = renderToStaticMarkup(<Screen picture={photographed("night")} light="night" isDecoration />);
  expect(night).toContain('src="/night.webp"');
  expect(night).not.toContain("/day");
  expect(night).toContain('alt=""');
});
