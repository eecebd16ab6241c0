/** A short name is part of an address. */
export const SHORT_NAME = "[a-z0-9]+(-[a-z0-9]+)*";
const MAX_LENGTH = 60;

/** Arabic letters as they are commonly written in Latin ones. Short vowels are not written, so it is only an offer. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ا: "a", أ: "a", إ: "i", آ: "a", ى: "a", ء: "", ؤ: "o", ئ: "e", ب: "b", ت: "t", ة: "a", ث: "th", ج: "j", ح: "h" },
  ...{ خ: "kh", د: "d", ذ: "dh", ر: "r", ز: "z", س: "s", ش: "sh", ص: "s", ض: "d", ط: "t", ظ: "z", ع: "a", غ: "gh" },
  ...{ ف: "f", ق: "q", ك: "k", ل: "l", م: "m", ن: "n", ه: "h", و: "w", ي: "y" },
};

/** The short name that is offered for a name; empty where nothing of it can be written in Latin letters. */
export function shortNameFrom(name: string): string {
  const latin = name
    .normalize("NFC")
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u0621-\u064a]/g, (letter) => LATIN[letter] ?? "");
  const words = latin
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  // Whole words, as many as fit.
  let offer = "";
  for (const word of words) {
    const longer = offer ? `${offer}-${word}` : word;
    if (longer.length > MAX_LENGTH) break;
    offer = longer;
  }
  return offer;
}
