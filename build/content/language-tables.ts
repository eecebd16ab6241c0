/**
 * The words that `npm run content` watches. Each list says one spelling; language-rules.ts finds the others.
 * A word that is missing here is added here: nothing else changes.
 */

/** Counted nouns and their plurals: the form after a number is worked out from these two. */
export const ARABIC_COUNTED: Readonly<Record<string, string>> = {
  يوم: "أيام",
  أسبوع: "أسابيع",
  شهر: "أشهر",
  سنة: "سنوات",
  ساعة: "ساعات",
  دقيقة: "دقائق",
  ثانية: "ثوانٍ",
  مشروع: "مشاريع",
  عميل: "عملاء",
  تطبيق: "تطبيقات",
  منتج: "منتجات",
  مستخدم: "مستخدمين",
  شخص: "أشخاص",
  جهاز: "أجهزة",
  فاتورة: "فواتير",
  فرع: "فروع",
  متجر: "متاجر",
  قالب: "قوالب",
  مقال: "مقالات",
  سؤال: "أسئلة",
  صفحة: "صفحات",
  رسالة: "رسائل",
  حرف: "أحرف",
  سطر: "أسطر",
  طلب: "طلبات",
  كلمة: "كلمات",
  خطوة: "خطوات",
  مهندس: "مهندسين",
  بائع: "بائعين",
  صندوق: "صناديق",
  بند: "بنود",
  صنف: "أصناف",
  تقرير: "تقارير",
  بوليصة: "بوالص",
  نتيجة: "نتائج",
  تقييم: "تقييمات",
  خانة: "خانات",
  حجز: "حجوزات",
  تذكير: "تذكيرات",
  موقع: "مواقع",
  مرة: "مرات",
  معرض: "معارض",
  سائق: "سائقين",
};

/** Before one of these a noun has no tanwin: 15 يوم عمل, 38 صندوق بيع. */
export const ARABIC_CONSTRUCT: ReadonlySet<string> = new Set(["عمل", "بيع", "شحن"]);

/** Plurals that are as right as the one above. */
export const ARABIC_OTHER_PLURALS: Readonly<Record<string, string>> = {
  شهر: "شهور",
  سطر: "سطور",
  حرف: "حروف",
  مستخدم: "مستخدمون",
  ثانية: "ثواني",
  سنة: "سنين",
  بوليصة: "بوليصات",
};

export const ENGLISH_COUNTED = [
  "day",
  "week",
  "month",
  "year",
  "hour",
  "minute",
  "second",
  "project",
  "client",
  "customer",
  "app",
  "user",
  "device",
  "invoice",
  "branch",
  "template",
  "question",
  "page",
  "message",
  "character",
  "step",
  "person",
] as const;

/**
 * Shadda and tanwin. What is doubled by its form carries the mark (تحقّق، مرتّب، متصفّح). A noun that ends in a doubled
 * letter carries it with tanwin only (نصًّا, but نص and نصه), and the ya of an adjective carries none (محمية).
 * Stems take what verbs and nouns put before and after them; words take the article, conjunctions and pronouns.
 */
export const ARABIC_STEMS = [
  "متصفّح",
  "مسوّد",
  "تحقّق",
  "توقّف",
  "توقّع",
  "تأخّر",
  "تأكّد",
  "تكرّر",
  "تغيّر",
  "تعثّر",
  "خصّص",
  "تحرّك",
  "محرّر",
  "ؤجّل",
  "غطّي",
  "حدّد",
  "صحّح",
  "قرّر",
  "رتّب",
  "أكّد",
  "ؤكّد",
  "ؤخّر",
  "لخّص",
  "منظّم",
  "كرّر",
  "صمّم",
  "مثبّت",
  "جوّال",
] as const;

export const ARABIC_WORDS = [
  "حقًّا",
  "ملفًّا",
  "نصًّا",
  "كلًّا",
  "خطًّا",
  "حدًّا",
  "حلًّا",
  "حظًّا",
  "حرًّا",
  "سرًّا",
  "سنًّا",
  "رفًّا",
  "ردًّا",
  "خاصًّا",
  "جدًّا",
  "أيًّا",
  "مهمًّا",
  "ودّيًا",
  "رفّ",
  "ردّ",
  "يتولّى",
  "يصحّ",
  "تصحّ",
  "يحلّ",
  "تحلّ",
  "يرنّ",
  "نص",
  "حد",
  "قص",
  "حي",
  "دقة",
  "مدة",
  "أقل",
  "ألا",
  "منا",
  "مما",
  "محمية",
  "زر",
  "ممن",
  "مؤقت",
  "مختصة",
  "الدمام",
] as const;

/** Other words with the same letters: "it stops (something)", "unify", "its limit". */
export const ARABIC_LOOKALIKES: ReadonlySet<string> = new Set(["تُوقف", "وتُوقف", "وحّد", "وحدّها"]);

/** One name for each thing: what must not be written, and what is written instead. */
export const TERMS: Readonly<Record<string, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  ar: [
    [/وووكومرس/gi, "ومتاجر ووكومرس"],
    [/ووكوميرس|ووكمرس|وو كومرس|WooCommerce/gi, "ووكومرس"],
    [/ووردبرس|وورد بريس|WordPress/gi, "ووردبريس"],
    [/اوتوكاد|أوتو كاد|AutoCAD/gi, "أوتوكاد"],
    [/جافا ?سكريبت|جافا سكربت|JavaScript/gi, "جافاسكربت"],
    [/اكسل|اكسيل|إكسيل|Excel/gi, "إكسل"],
    [/واتس ?آب|واتس اب|WhatsApp/gi, "واتساب"],
    [/ويندوز/gi, "Windows"],
    [/أندرويد|اندرويد/gi, "Android"],
    [/لينكس|لينوكس/gi, "Linux"],
    [/خطّ? النشر/gi, "مسار النشر"],
    [/على المتصفّح/gi, "في المتصفّح"],
    [/المخطَّط|المخطّط/gi, "المظلَّل"],
    [/ميغا ?بايت|م\.ب/gi, "ميجابايت"],
    [/ك\.ب/gi, "كيلوبايت"],
    [/غيغا ?بايت/gi, "جيجابايت"],
    [/م\.ث/gi, "ملّي ثانية"],
    [/(?:استعم[لا]|يستعمل|تستعمل|نستعمل|مستعمل)/gi, "استخدم"],
  ],
  en: [
    [/\bwoo ?commerce\b/gi, "WooCommerce"],
    [/\bword ?press\b/gi, "WordPress"],
    [/\bauto ?cad\b/gi, "AutoCAD"],
    [/\bjava ?script\b/gi, "JavaScript"],
    [/\bwhats ?app\b/gi, "WhatsApp"],
    [/(?<![{\w])email/gi, "e-mail"],
    [/\bsign(?:ing|ed)?[- ]in\b/gi, "log in"],
    [/(?<=\d )[ap]m\b/g, "AM or PM"],
  ],
};

/** How many a word stands for, where a text counts the company's services. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ثلاث: 3,
  أربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  ثماني: 8,
  تسع: 9,
  عشر: 10,
};

/** What services are called where they are counted. */
export const SERVICES_WORDS = ["services", "خدمات"] as const;

type SampleFact = { words: RegExp; codes: Readonly<Record<string, string>> };

/** Words by which a text says where the sample's company is and what it is paid in; what site.json says for them. */
export const SAMPLE_FACTS: Readonly<Record<"address" | "timeZone" | "currency", SampleFact>> = {
  address: { words: /(?<!\p{L})جدة|السعودي|Jeddah|Saudi/gu, codes: {} },
  timeZone: { words: /الرياض|Riyadh/gu, codes: { الرياض: "Riyadh" } },
  currency: { words: /ريال|riyal|SAR/gu, codes: { ريال: "SAR", riyal: "SAR" } },
};
