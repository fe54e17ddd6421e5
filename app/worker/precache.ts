import { createHash } from 'node:crypto';
import type { Manifest } from '../build/prerender/manifest.ts';
import { integrityOf } from './integrity.ts';

/** One file that the worker fetches ahead; without a revision its name changes with its content. A file's integrity stands in a list of its own, for it is the same in all languages. */
type PrecacheEntry = { url: string; revision: string | null; integrity?: string };

/** Only after consent, and of no use without a network. */
const LEFT_OUT = [/\/platform\/posthog\.ts$/];

/**
 * What no page needs to be seen: the provider's SDK, forms with lists and calendars, sheets. Kept once somebody is
 * signed in and the browser has nothing else to do.
 */
const PARTS = [
  /\/identity\/firebase\.ts$/,
  /\/settings\/ProfileForm\.tsx$/,
  /\/sign-up\/LaterFields\.tsx$/,
  /\/date-picker-field\/CalendarOverlay\.tsx$/,
  /\/consent\/(?:PrivacyNotice|ConsentSheet)\.tsx$/,
];

/** Fonts and drawings that the product is not itself without. Headings of other scripts come with their language. */
const KEPT = [/\/anek-(?:latin|rupee)\.woff2$/, /\/illustrations\/[\w-]+\.svg$/];

const isIn = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** The files of the modules that a pattern names, or that are named. */
const filesOf = (manifest: Manifest, isMeant: (module: string) => boolean): Set<string> =>
  new Set(Object.entries(manifest).flatMap(([module, { file }]) => (isMeant(module) ? [file] : [])));

/** The scripts and styles that can be reached from these modules; what is left out only where it is loaded late. */
const reachable = (manifest: Manifest, starts: string[], leftOut: Set<string>): string[] => {
  const files = new Set<string>();
  const modules = new Map(Object.entries(manifest));
  const visit = (module: string) => {
    const entry = modules.get(module);
    if (!entry || files.has(entry.file)) return;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const other of entry.imports ?? []) visit(other);
    for (const other of entry.dynamicImports ?? [])
      if (!leftOut.has(modules.get(other)?.file ?? '')) visit(other);
  };
  for (const start of starts) visit(start);
  return [...files];
};

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

type Document = { address: string; html: string };

/** What the worker keeps of a language. */
export type Precache = {
  /** Before it starts: all that a page needs to open. */
  entries: PrecacheEntry[];
  /** For a signed-in user, later. */
  parts: string[];
};

/**
 * Everything that the product needs to open without a network in one language: its documents under their
 * addresses, the scripts and styles of every page, font and drawings; and what a signed-in user needs besides.
 */
export const precacheOf = (manifest: Manifest, documents: Document[]): Precache => {
  const isLeftOut = (module: string) => isIn(LEFT_OUT, module);
  const isPart = (module: string) => isIn(PARTS, module);
  const first = reachable(
    manifest,
    ['index.html'],
    filesOf(manifest, (module) => isLeftOut(module) || isPart(module)),
  );
  const later = Object.keys(manifest).filter(isPart);
  const kept = Object.entries(manifest).flatMap(([module, { file }]) => (isIn(KEPT, module) ? [file] : []));
  return {
    entries: [
      ...documents.map(({ address, html }) => ({
        url: address,
        revision: revisionOf(html),
        integrity: integrityOf(html),
      })),
      ...[...first, ...kept].map((file) => ({ url: `/${file}`, revision: null })),
    ],
    parts: reachable(manifest, later, filesOf(manifest, isLeftOut)).flatMap((file) =>
      first.includes(file) ? [] : [`/${file}`],
    ),
  };
};

/** Of the built files, by address: nothing else is kept in their place. */
export type Integrities = Record<string, string>;

/** What the worker is given: the source language first. The shell of a language stands under its prefix. */
export type Precaches = Record<string, Precache & { prefix: string }>;
