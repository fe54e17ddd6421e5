import { createHash } from 'node:crypto';

/** The hashes by which a Content-Security-Policy allows a document's inline scripts and styles. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only scripts that a browser would run: data blocks such as JSON-LD need no permission. */
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

const getMatches = (pattern: RegExp, pages: string[]) => [
  ...new Set(pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text]) => hash(text ?? '')))),
];

/** The hashes of all inline scripts and styles of these documents. */
export const getInlineHashes = (pages: string[]): InlineHashes => ({
  scripts: getMatches(SCRIPT, pages),
  styles: getMatches(STYLE, pages),
});
