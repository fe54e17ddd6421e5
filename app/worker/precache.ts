import { createHash } from 'node:crypto';
import type { Manifest } from '../build/prerender/manifest.ts';
import { computeIntegrity } from './integrity.ts';

/**
 * One file that the worker precaches; without a revision its name changes with its content. The integrity of built
 * files is a separate list, because it is the same in all languages.
 */
type PrecacheEntry = { url: string; revision: string | null; integrity?: string };

/** Loaded only after consent, and useless without a network. */
const EXCLUDED_MODULES = [/\/platform\/(?:posthog|vitals)\.ts$/];

/**
 * What no page needs for its first view: the provider's SDK, forms with lists and calendars, sheets. Cached once the
 * user is signed in and the browser is idle.
 */
const MEMBER_MODULES = [
  /\/identity\/firebase\.ts$/,
  /\/settings\/ProfileForm\.tsx$/,
  /\/sign-up\/LaterFields\.tsx$/,
  /\/date-picker-field\/CalendarOverlay\.tsx$/,
  /\/consent\/(?:PrivacyNotice|ConsentSheet)\.tsx$/,
];

/**
 * Fonts and illustrations of the brand. Headings in other scripts are cached with their language; a programme's
 * second and third drawing when they are first shown.
 */
const BRAND_FILES = [/\/anek-(?:latin|rupee)\.woff2$/, /\/illustrations\/[a-z-]+\.svg$/];

const isIn = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** The files of the modules that match. */
const getFiles = (manifest: Manifest, matches: (module: string) => boolean): Set<string> =>
  new Set(Object.entries(manifest).flatMap(([module, { file }]) => (matches(module) ? [file] : [])));

/**
 * The scripts and styles that can be reached from these modules; a left-out module only counts where it is imported
 * lazily.
 */
const findReachableFiles = (manifest: Manifest, entryModules: string[], excluded: Set<string>): string[] => {
  const files = new Set<string>();
  const modules = new Map(Object.entries(manifest));
  const visit = (module: string) => {
    const entry = modules.get(module);
    if (!entry || files.has(entry.file)) return;
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const other of entry.imports ?? []) visit(other);
    for (const other of entry.dynamicImports ?? [])
      if (!excluded.has(modules.get(other)?.file ?? '')) visit(other);
  };
  for (const entryModule of entryModules) visit(entryModule);
  return [...files];
};

const getRevision = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

type Document = { url: string; html: string };

/** The files that the worker caches for a language. */
export type Precache = {
  /** Before it activates: all that a page needs to open. */
  entries: PrecacheEntry[];
  /** For a signed-in user, later. */
  memberFiles: string[];
};

/**
 * Everything that the product needs to open offline in one language: its documents under their URLs, the scripts
 * and styles of every page, font and illustrations; and the further files of a signed-in user.
 */
export const getPrecache = (manifest: Manifest, documents: Document[]): Precache => {
  const isExcluded = (module: string) => isIn(EXCLUDED_MODULES, module);
  const isMemberModule = (module: string) => isIn(MEMBER_MODULES, module);
  const initialFiles = findReachableFiles(
    manifest,
    ['index.html'],
    getFiles(manifest, (module) => isExcluded(module) || isMemberModule(module)),
  );
  const memberModules = Object.keys(manifest).filter(isMemberModule);
  const brandFiles = Object.entries(manifest).flatMap(([module, { file }]) =>
    isIn(BRAND_FILES, module) ? [file] : [],
  );
  return {
    entries: [
      ...documents.map(({ url, html }) => ({
        url,
        revision: getRevision(html),
        integrity: computeIntegrity(html),
      })),
      ...[...initialFiles, ...brandFiles].map((file) => ({ url: `/${file}`, revision: null })),
    ],
    memberFiles: findReachableFiles(manifest, memberModules, getFiles(manifest, isExcluded)).flatMap((file) =>
      initialFiles.includes(file) ? [] : [`/${file}`],
    ),
  };
};

/** Of the built files, by URL: a response of other content is not cached. */
export type Integrities = Record<string, string>;

/** The worker's input, the source language first. The shell of a language is under its prefix. */
export type Precaches = Record<string, Precache & { prefix: string }>;
