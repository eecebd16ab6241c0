/** Shorter ones say nothing; longer ones are not listened to. */
const LEAST_ALT_LENGTH = 4;
export const MOST_ALT_LENGTH = 160;

/** Words that stand for any picture, in the languages people write here. */
const SAYING_NOTHING =
  /^(?:an? |the |ال)?(?:image|img|picture|photo|photograph|screenshot|screen ?shot|logo|cover|untitled|placeholder|todo|tbd|test|alt(?: text)?|description|lorem ipsum.*|x{3,}|صورة|الصورة|لقطة|لقطة شاشة|غلاف|شعار|وصف|الوصف|وصف الصورة|بلا عنوان|تجربة|نصّ? بديل)(?:[\s_-]*\d+)?$/iu;
const FILE_NAME = /^[\w-]+\.(?:png|jpe?g|webp|avif|svg|heic|gif|tiff?)$/i;

/** Whether a description says what a picture shows: it is there, and neither a file name nor a word for any picture. */
export function isDescription(alt: string): boolean {
  const words = alt
    .trim()
    .replace(/[.…!؟?:]+$/u, "")
    .trim();
  return [...words].length >= LEAST_ALT_LENGTH && !SAYING_NOTHING.test(words) && !FILE_NAME.test(alt.trim());
}
