/** Without the spaces around signs, which would be bytes of every page. */
export const compactScript = (script: string) => script.replace(/\s*([=?:{}(),;&|>!])\s*/g, "$1");
