import { foldForSearch } from "./search-text.ts";

/** Prefixes with the article «ال», longest first. */
const WITH_ARTICLE = ["وبال", "ولل", "فلل", "وال", "فال", "بال", "كال", "لل", "ال"] as const;
/** One letter that may be a particle or the word's own first letter. */
const PARTICLE = /^[وفبلك]/;
/** Endings of number, gender and possession, longest first. */
const ENDINGS = [
  "ياتها",
  "اتها",
  "اتنا",
  "اتكم",
  "اتهم",
  "يات",
  "هما",
  "كما",
  "ات",
  "ون",
  "ين",
  "ان",
  "ها",
  "هم",
  "كم",
  "نا",
  "يه",
  "ته",
  "تي",
  "ه",
  "ي",
] as const;

const SHORTEST_STEM = 3;
/** Endings that are often part of the word itself («ميزان», «قانون», «تمرين»): removed only if a longer stem is left. */
const AMBIGUOUS_ENDING = /^(?:ان|ون|ين)$/;

/** Broken plurals, each with its singular: words of shops, software and offices. */
const BROKEN_PLURALS = `
فواتير فاتوره|مواعيد موعد|مواقع موقع|متاجر متجر|قوالب قالب|اسعار سعر|تراخيص ترخيص|رخص ترخيص|رخصه ترخيص
مفاتيح مفتاح|عملا عميل|زبائن زبون|زباين زبون|اسئله سوال|برامج برنامج|اجهزه جهاز|تقارير تقرير|شروط شرط
كشوف كشف|كشوفات كشف|بنوك بنك|مطاعم مطعم|مقاهي مقهي|اطبا طبيب|دكاتره دكتور|اسنان سن|موازين ميزان|بوالص بوليصه
طرود طرد|شحنات شحنه|جداول جدول|مشاريع مشروع|نماذج نموذج|ارقام رقم|صور صوره|نسخ نسخه|مخازن مخزن|فروع فرع
اسابيع اسبوع|ايام يوم|اشهر شهر|شهور شهر|سنوات سنه|سنين سنه|اخطا خطا|حقول حقل|خطوط خط|دروس درس|صناديق صندوق
رسايل رساله|وثايق وثيقه|روابط رابط|ادوات اداه|اعمال عمل|مصاريف مصروف|ضرايب ضريبه|اسواق سوق|رفوف رف|قوايم قايمه
خوادم خادم|سيرفرات خادم|نوافذ نافذه|ابواب باب|جدران جدار|اعضا عضو|اقسام قسم|حلول حل|مزايا ميزه|هواتف هاتف
اصناف صنف|طلبيات طلب|اوامر امر|اسما اسم|اخبار خبر|احجام حجم|الوان لون|ملفات ملف|كتب كتاب|دفاتر دفتر
مخططات مخطط|رسومات رسم|رسوم رسم|بنود بند|فرق فريق|مرضي مريض|محاسبون محاسب|مهندسون مهندس|عروض عرض|حسابات حساب
نقاط نقطه|تجار تاجر|محلات محل|دكاكين دكان|مبالغ مبلغ|اموال مال|دفعات دفعه|اقساط قسط|ساعات ساعه|اوقات وقت
لغات لغه|كلمات كلمه|مقالات مقال|اعدادات اعداد|تحديثات تحديث|اصدارات اصدار|صفحات صفحه|مناطق منطقه|مدن مدينه
اجور اجره|حجوزات حجز|اضافات اضافه|باقات باقه|خدمات خدمه|شركات شركه|منصات منصه|قواعد قاعده|خطط خطه|مراحل مرحله
مستندات مستند|عقود عقد|شهادات شهاده|رموز رمز|اكواد كود|شفرات شيفره|شفره شيفره|بطاقات بطاقه|ايصالات ايصال`;

/** Many people do not type a hamza that stands alone; a double yeh comes from a folded hamza. */
const withoutHamza = (word: string) => word.replace(/ء/g, "").replace(/يي/g, "ي");

const SINGULARS: ReadonlyMap<string, string> = new Map(
  BROKEN_PLURALS.trim()
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [plural = "", singular = ""] = pair.split(" ").map((word) => withoutHamza(foldForSearch(word)));
      return [plural, singular];
    }),
);

export const isArabic = (word: string) => /^[\u0621-\u064a\u0671-\u06d3]/.test(word);

function withoutArticle(word: string): string {
  for (const prefix of WITH_ARTICLE)
    if (word.startsWith(prefix) && word.length - prefix.length >= SHORTEST_STEM) return word.slice(prefix.length);
  return word;
}

function withoutEnding(word: string): string {
  for (const ending of ENDINGS) {
    const shortest = AMBIGUOUS_ENDING.test(ending) ? SHORTEST_STEM + 1 : SHORTEST_STEM;
    if (word.endsWith(ending) && word.length - ending.length >= shortest) return word.slice(0, -ending.length);
  }
  return word;
}

/** The singular of a broken plural, also with a possessive ending. */
function singularOf(word: string): string {
  return SINGULARS.get(word) ?? SINGULARS.get(word.replace(/(?:ها|هم|كم|نا|ك|ه|ي)$/, "")) ?? word;
}

const stemOf = (word: string) => withoutEnding(singularOf(word));

/**
 * The stems of a folded Arabic word, the likeliest first: without article and endings, plural as singular. The second
 * stem, if there is one, is without a first letter that may be a particle: «ولوحة», «بفاتورة». It may also be part of
 * the word, as in «وحدة»; the first stem keeps it.
 */
export function arabicStems(folded: string): string[] {
  const word = withoutHamza(folded);
  const bare = withoutArticle(word);
  const first = stemOf(bare);
  if (bare !== word || !PARTICLE.test(word)) return [first];
  const rest = withoutArticle(word.slice(1));
  if (rest.length < SHORTEST_STEM) return [first];
  const second = stemOf(rest);
  return second === first ? [first] : [first, second];
}
