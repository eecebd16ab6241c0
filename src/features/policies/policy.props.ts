import type { Locale } from "#domain/language/locale.ts";
import { listPolicies, type Policy } from "#src/content/catalogue.ts";
import { textOf } from "#src/content/texts.ts";
import { formatterIn } from "#src/i18n/formatter-in.ts";
import { messagesIn } from "#src/i18n/messages.ts";
import { addressOf, paths } from "#src/i18n/paths.ts";
import type { AskPanelProps } from "#src/sections/page/ask-panel.tsx";
import { breadcrumb } from "#src/sections/page/page.props.ts";
import { companyCard } from "#src/sections/page/share-cards.props.ts";
import { pageHead } from "#src/seo/head.ts";
import { breadcrumbList } from "#src/seo/structured/breadcrumb-list.ts";
import { shareImage } from "#src/share/share-card.ts";
import { locales } from "#src/site/site.ts";
import type { ProseDocumentProps } from "./prose-document.tsx";

type PolicyInput = { locale: Locale; policy: Policy; others: Policy[] };

/** Every policy in every language. */
export async function eachPolicy() {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const policies = await listPolicies(locale);
      return policies.map((policy) => ({
        params: { locale, policy: policy.id },
        props: { locale, policy, others: policies.filter(({ id }) => id !== policy.id) } satisfies PolicyInput,
      }));
    }),
  );
  return pages.flat();
}

export async function policyPage({ locale, policy, others }: PolicyInput) {
  const t = messagesIn(locale);
  const path = paths.policy(policy.id);
  const text = await textOf("policy", policy.id, locale);
  const head = pageHead({ locale, path, ...policy.seo, image: shareImage(companyCard(locale)) });
  const body: ProseDocumentProps = {
    t,
    html: text.html,
    address: head.canonical ?? undefined,
    headings: text.headings,
    facts: [
      { label: t("policy.number"), value: policy.version },
      { label: t("policy.from"), value: formatterIn(locale).date(policy.date) },
    ],
  };
  const ask: AskPanelProps = {
    id: "ask",
    title: t("policy.askTitle"),
    text: t("policy.askText"),
    write: { href: addressOf(locale, paths.contact()), label: t("policy.ask") },
    also: others.map((other) => ({
      href: addressOf(locale, paths.policy(other.id)),
      label: t("policy.other", { name: other.heading }),
    })),
  };
  const crumbs = await breadcrumb(locale, policy.heading);
  return {
    document: {
      locale,
      path,
      subject: policy.heading,
      head,
      structured: [breadcrumbList(locale, path, crumbs)],
    },
    intro: {
      breadcrumb: crumbs,
      label: t("policy.label"),
      heading: policy.heading,
      lead: policy.lead,
    },
    body,
    ask,
  };
}
