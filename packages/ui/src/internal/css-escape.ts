/** The characters that have to be escaped with a backslash in a CSS identifier (CSSOM, "serialize an identifier"). */
const SPECIAL = /^-?\d|^-$|[^-\w\u0080-\uffff]/g;

const escapeCharacter = (character: string): string => {
  const last = character.slice(-1);
  const codePointEscape = `${character.slice(0, -1)}\\${last.charCodeAt(0).toString(16)} `;
  return /[\d\p{Cc}]/u.test(last) ? codePointEscape : `\\${character}`;
};

/** Escapes a text as a CSS identifier. */
export const cssEscape = (text: string): string => text.replace(SPECIAL, escapeCharacter);

type Page = { document?: unknown; CSS?: { escape?: (text: string) => string } };

/** React-aria calls `CSS.escape` as soon as a list opens. The versions of jsdom that run on Node 20 lack it. */
export const provideCssEscape = (page: Page): void => {
  if (page.document === undefined) return;
  page.CSS ??= {};
  page.CSS.escape ??= cssEscape;
};
