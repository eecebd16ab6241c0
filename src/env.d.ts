/// <reference types="astro/client" />
import "react";
import type reference from "#content/messages/ar.json";
import type { TouchOptions } from "#src/islands/client-touch.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:touch"?: boolean | "query" | TouchOptions;
    "client:near"?: boolean;
    "client:query"?: boolean;
  }
}

declare module "use-intl/core" {
  interface AppConfig {
    /** The keys of the default language are the keys of all: `t("nav.nope")` does not compile. */
    Messages: typeof reference;
  }
}

declare module "react" {
  // Invoker commands are newer than React's types; as attributes they pass through.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}

declare global {
  interface ImportMetaEnv {
    readonly CONTENT_DIR: string;
    readonly SITE_URL: string | undefined;
    readonly API_BASE_URL: string | undefined;
    readonly LOGIN_URL: string | undefined;
    /** Fingerprint of the code that draws pictures of links: build/share-cards.ts. */
    readonly SHARE_CARD_DRAWING: string | undefined;
    /** Where they are kept from one build to the next. */
    readonly SHARE_CARD_FOLDER: string | undefined;
    /** Where drawn pictures are kept: build/pictures.ts. */
    readonly PICTURE_FOLDER: string | undefined;
    /** Fingerprint of what any page may be made of: build/pages/page-cache.ts. */
    readonly SHARED_INPUTS: string | undefined;
  }
}
