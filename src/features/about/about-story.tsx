import type { Flag } from "#domain/company/people.ts";
import { PersonPicture } from "#src/art/theme/person-picture.tsx";
import type { SectionHeadTexts } from "#src/sections/page/section-frame.tsx";
import "./about-story.css";

export type AboutStoryProps = {
  head: SectionHeadTexts;
  paragraphs: string[];
  voice: { quote: string; name: string; role: string; flag: Flag };
};

/** Read from beginning to end; the founder's words stand beside it on land. */
export function AboutStory({ head, paragraphs, voice }: AboutStoryProps) {
  return (
    <section id="story" aria-labelledby="story-title" className="section-space">
      <div className="wrap about-story grid">
        <div className="grid content-start gap-4 wide:col-span-full">
          <span className="mark-label">{head.label}</span>
          <h2 id="story-title">{head.title}</h2>
        </div>
        <div className="about-story-text grid content-start text-copy">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:text-lead first:text-ink">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="about-voice relative grid content-between gap-7 rounded-card bg-sand overflow-clip wide:sticky wide:top-27.5 wide:self-start">
          <span className="divider" aria-hidden="true" />
          <blockquote className="tracking-(--track-heading) text-pretty">{voice.quote}</blockquote>
          <figcaption className="flex items-center gap-3.5 text-small text-copy">
            <PersonPicture flag={voice.flag} />
            <span>
              <b className="block text-ui text-ink">{voice.name}</b>
              {voice.role}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
