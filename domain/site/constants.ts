/**
 * The numbers of the specification, each once, with its unit.
 * CSS reads the same numbers: `build/styles/design-tokens.ts` writes them as custom properties and breakpoints.
 */

export const LOCALE_COOKIE = "i18n_redirected";
export const LOCALE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;
/** Links of the language switch: the server keeps the choice and redirects to the address behind this. */
export const LANGUAGE_CHOICE_PATH = "/language";

/** Where browsers report violations of the content security policy. */
export const CSP_REPORT_ADDRESS = "/api/csp-report";

/** What is stored under these names, and for how long, is said in content/policy/privacy. */
export const DARK_MODE_KEY = "dark-mode";
export const RECENT_SEARCHES_KEY = "recent-searches";
export const RECENT_SEARCHES_MAX = 6;
export const PREFILLED_MESSAGE_KEY = "contact-prefilled-message";
export const POST_DATABASE = "post-generator";

/** Past this scroll position the header is fixed and casts a shadow. */
export const HEADER_FIXED_AFTER_PX = 100;
/** Distance from the top at which the page stops scrolling to an anchor. */
export const ANCHOR_OFFSET_PX = 100;

/** First width of each layout. Mobile ends one pixel below `tablet`, tablet one below `desktop`. */
export const BREAKPOINTS_PX = { tablet: 600, wide: 960, desktop: 1280, cinema: 1920 } as const;
export const CONTAINER_MAX_PX = 1280;

export const DRAWER_WIDTH_PX = 240;
export const LANGUAGE_MENU_WIDTH_PX = 200;

export const CHAT_BUTTON_BOTTOM_PX = 20;
export const CHAT_BUTTON_BOTTOM_SMALL_PX = 80;
/** Up to and including this width the chat button stands higher, clear of the thumb bar. */
export const CHAT_BUTTON_SMALL_UP_TO_PX = 600;

export const PROGRESS_HEIGHT_PX = 2;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;
export const PROGRESS_TICK_MS = 100;
export const PROGRESS_HIDE_DELAY_MS = 500;

export const REQUEST_MIN_DELAY_MS = 200;
export const REQUEST_TIMEOUT_MS = 15_000;

export const PREFETCH_IDLE_TIMEOUT_MS = 2000;
/** Tells a page that is fetched ahead from one that is visited. */
export const PREFETCH_HEADERS = { purpose: "prefetch" } as const;

/** How long a form that was sent offline stays on the visitor's device. */
export const WAITING_FORMS_KEY = "waiting-forms";
export const WAITING_FORMS_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** At the root, so that the scope of the service worker is the whole site. */
export const WORKER_ADDRESS = "/sw.js";

/** The field of the search page: the shortcut that opens the search elsewhere leads to it. */
export const SEARCH_FIELD_ID = "site-search";

export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const CHUNK_RELOAD_KEY = "chunk-reload";

/** In characters: search engines cut longer ones. */
export const TITLE_LENGTHS = { least: 15, most: 60 };
export const DESCRIPTION_LENGTHS = { least: 70, most: 160 };
