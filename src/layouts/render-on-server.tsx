/** The components that the server renders at a request, bundled for it by build/server-render.ts. */
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import type { RenderView, ServerView } from "#domain/site/server-render.ts";
import { NotifyForm } from "#src/features/coming-soon/notify-form.tsx";
import { ContactForm } from "#src/features/contact/contact-form.tsx";
import { SerialForm } from "#src/features/key-request/serial-form.tsx";
import { MailLinkView } from "#src/features/mail-link/mail-link-view.tsx";

const VIEWS: Record<ServerView, unknown> = { ContactForm, SerialForm, NotifyForm, MailLinkView };

export const renderView: RenderView = (view, props, identifierPrefix = "") =>
  // The props come from the page itself, which was built with the same component.
  renderToString(createElement(VIEWS[view] as FunctionComponent<object>, props), { identifierPrefix });
