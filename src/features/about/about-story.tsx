import type { Flag } from "#domain/company/people.ts";
import { SignalFlag } from "#src/art/flags/signal-flag.tsx";
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
      <div className="wrap about-story">
        <div className="about-story-head">
          <span className="mark-label">{head.label}</span>
          <h2 id="story-title">{head.title}</h2>
        </div>
        <div className="about-story-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure className="about-voice">
          <span className="neatline" aria-hidden="true" />
          <blockquote>{voice.quote}</blockquote>
          <figcaption>
            <SignalFlag flag={voice.flag} />
            <span>
              <b>{voice.name}</b>
              {voice.role}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
