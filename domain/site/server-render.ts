/** Where the server's copy of the components and the server meet; see build/server-render.ts. */

/** The components that the server renders when it answers a request. */
export const SERVER_VIEWS = ["ContactForm", "SerialForm", "NotifyForm", "MailLinkView"] as const;
export type ServerView = (typeof SERVER_VIEWS)[number];

/** The HTML of a component. `identifierPrefix` is that of the island it goes into, so that React's ids are the same. */
export type RenderView = (view: ServerView, props: object, identifierPrefix?: string) => string;

/** Below the build's folder. */
export const SERVER_RENDER_FILE = "server-render/render.js";

/** Id of the element on the page of mail links that holds what such a link answers. */
export const MAIL_LINK_PLACE = "mail-link";
