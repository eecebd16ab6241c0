import { describe, expect, it } from "vitest";
import { languageErrors } from "./language-rules.ts";

const found = (text: string, language = "ar") =>
  languageErrors(text, language).map(({ rule, values }) => `${rule}: ${values.found} → ${values.right}`);

describe("language rules find", () => {
  it.each([
    ["وفّرنا 20% من الوقت", "percentNotIsolated: 20% → 20 في المئة"],
    ["بلغ %98.6 من المخططات", "percentNotIsolated: %98.6 → 98.6 في المئة"],
    ["أكثر من 38K تنزيل", "compactNotation: 38K → 38 ألف"],
    ["بلغت 38 ألف", "numberAgreement: 38 ألف → 38 ألفًا"],
    ["بلغت 21 مليون في عام", "numberAgreement: 21 مليون → 21 مليونًا"],
    ["على خادم لينكس", "term: لينكس → Linux"],
    ["ومعه خط النشر", "term: خط النشر → مسار النشر"],
    ["حجمه 3 ميغابايت", "term: ميغابايت → ميجابايت"],
    ["تستعمل التطبيق", "term: تستعمل → استخدم"],
    ["اضغط الزرّ", "spelling: الزرّ → الزر"],
    ["بعد 143 يوم", "numberAgreement: 143 يوم → 143 يومًا"],
    ["بعد 5 يوم", "numberAgreement: 5 يوم → 5 أيام"],
    ["بعد 5 أيامٍ و103 يومًا", "numberAgreement: 103 يومًا → 103 أيام"],
    ["اختارنا 100+ عميلًا", "numberAgreement: 100+ عميلًا → 100+ عميل"],
    ["مدتها 1–2 أسبوع", "numberAgreement: 1–2 أسبوع → من أسبوع إلى أسبوعين"],
    ["مدتها 4–8 أسبوع", "numberAgreement: 4–8 أسبوع → 4–8 أسابيع"],
    ["يبقى 1 ساعة", "numberAgreement: 1 ساعة → ساعة"],
    ["يبقى 2 ساعة", "numberAgreement: 2 ساعة → ساعتين"],
    ["وجدنا 14 نتيجةً", "numberAgreement: 14 نتيجةً → 14 نتيجة"],
    ["افتح المتصفح", "spelling: المتصفح → المتصفّح"],
    ["لن تبقى المسودّة", "spelling: المسودّة → المسوّدة"],
    ["نتحقق من أنه لك", "spelling: نتحقق → نتحقّق"],
    ["مجانية حقًا", "spelling: حقًا → حقًّا"],
    ["الحقول محميّة", "spelling: محميّة → محمية"],
    ["يوماً واحداً", "spelling: يوماً → يومًا", "spelling: واحداً → واحدًا"],
    ["ووردبريس وووكومرس", "term: وووكومرس → ومتاجر ووكومرس"],
    ["يعمل بلا JavaScript", "term: JavaScript → جافاسكربت"],
    ["داخل AutoCAD", "term: AutoCAD → أوتوكاد"],
  ])("%s", (text, ...errors) => {
    expect(found(text)).toEqual(errors);
  });

  it.each([
    ["1 days left", "numberAgreement: 1 days → 1 day"],
    ["after 30 day", "numberAgreement: 30 day → 30 days"],
    ["a Wordpress plugin", "term: Wordpress → WordPress"],
    ["send an email", "term: email → e-mail"],
    ["Sign in first", "term: Sign in → log in"],
    ["from 9:00 am", "term: am → AM or PM"],
  ])("%s", (text, error) => {
    expect(found(text, "en")).toEqual([error]);
  });
});

describe("language rules leave alone", () => {
  it.each([
    "98.6%",
    "الضريبة \u206615%\u2069",
    "20 في المئة",
    "| `98%` | علامة النسبة |",
    "15 يوم عمل و38 صندوق بيع",
    "38 ألف تنزيل و100 ألف و5 آلاف و1.5 ألف و38 ألفًا",
    "11.5 أسبوعًا و1.4 ثانية",
    "من 3 أيام إلى 11 يومًا ثم 100 يوم",
    "نسخة 2025 وما بعدها، و12 مارس",
    "الأعطال التي تُوقف عملك",
    "نص ونصه ونصًّا",
    "حذفناها وحدها، ولسنا من كتبها مهما حدث",
    "نكتب `JavaScript` في [صفحة](/apps/autocad-wordpress)",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(["a 30-day refund, 1 day, 2 days", "write to {email} or name@email.com", "WordPress and JavaScript"])(
    "%s",
    (text) => {
      expect(found(text, "en")).toEqual([]);
    },
  );
});
