import { createHash } from 'node:crypto';
import type { Manifest } from '../prerender/manifest.ts';

/** One file that the worker fetches ahead; without a revision its name changes with its content. */
export type PrecacheEntry = { url: string; revision: string | null };

/**
 * What a phone fetches only when it is opened: a month to choose a day from. Without it the field is the
 * browser's own. And what it fetches only once she has agreed: the analytics tool (decision T-13).
 */
const LEFT_OUT = [/\/date-picker-field\/CalendarOverlay\.tsx$/, /\/platform\/posthog\.ts$/];

/** Fonts and drawings that the product is not itself without. Headings of other scripts come with their language. */
const KEPT = [/\/anek-(?:latin|rupee)\.woff2$/, /\/illustrations\/[\w-]+\.svg$/];

const isIn = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** The scripts and styles that can be reached from the document, save what is left out. */
const reachable = (manifest: Manifest, start: string): string[] => {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    const entry = manifest[module];
    if (!entry || visited.has(module) || isIn(LEFT_OUT, module)) return;
    visited.add(module);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const other of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(other);
  };
  visit(start);
  return [...files];
};

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Everything that the product needs to open without a network: the documents under their addresses, all
 * their scripts and styles, font and drawings.
 */
export const precacheOf = (
  manifest: Manifest,
  documents: { address: string; html: string }[],
): PrecacheEntry[] => {
  const kept = Object.entries(manifest).flatMap(([module, { file }]) => (isIn(KEPT, module) ? [file] : []));
  return [
    ...documents.map(({ address, html }) => ({ url: address, revision: revisionOf(html) })),
    ...[...reachable(manifest, 'index.html'), ...kept].map((file) => ({ url: `/${file}`, revision: null })),
  ];
};
