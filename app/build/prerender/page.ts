import type { Language } from '@janani/messages/src/language-list.ts';

/** Markup for when the app is not running: while it loads, without scripts, and, hidden, for when it fails to load. */
export type Fallbacks = {
  loading: string;
  needsScript: string;
  notStarted: string;
  /** Of signed-in pages while they load, by the first segment of their path. */
  frames: Record<string, string>;
};

/** The data that all pages of a language share. */
export type Site = {
  origin: string;
  name: string;
  description: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  /** The prefix of every path; the source language has none. */
  prefix: string;
  /** The image that a messenger shows for a page, and its alternative text. */
  card: { file: string; text: string };
  /** The actions of a long press on the home screen icon. */
  shortcuts: { name: string; path: string }[];
  /** Screenshots of the app that a phone shows before installation: the file, and its description. */
  screenshots: { file: string; label: string; isWide?: boolean }[];
};

/** One document that is built ahead of time. */
export type Page = {
  path: string;
  title: string;
  description: string;
  /** The URL that search engines index, where a page has two. */
  canonical: string;
  /** The same page in every language, this one included. */
  alternates: { locale: string; path: string }[];
  /** Modules, from the app's root, whose styles the page needs at once. */
  modules: string[];
  /** Modules whose scripts are needed at once, besides the first script. */
  scripts: string[];
  /** Whether the visitor may already be signed in (decision RT-22). */
  hidesIfSignedIn: boolean;
  data: object[];
};

/** All documents of one language. */
export type LanguageDocuments = {
  /** The language as its URLs name it. */
  language: Language;
  site: Site;
  pages: Page[];
  /** The page as markup. */
  renderPage: (path: string) => Promise<string>;
  /** The markup for when the app is not running. */
  renderFallbacks: () => Fallbacks;
};

/** What the server build of the app exports, for one language. */
export type ServerEntry = {
  /** The languages of this build, the source language first. */
  offeredLanguages: readonly Language[];
  getLanguageDocuments: (origin: string) => LanguageDocuments;
};
