import type { Language } from '@janani/messages/src/language-list.ts';

/** Markup that takes the app's place: until it runs, where it cannot, and, hidden, for when it does not come. */
export type StandIns = { loading: string; needsScript: string; notStarted: string };

/** What is the same on all pages of a language. */
export type Site = {
  origin: string;
  name: string;
  description: string;
  locale: string;
  /** What stands before every path; the source language has none. */
  prefix: string;
  /** The picture that a messenger shows of a page, and what is seen in it. */
  card: { file: string; text: string };
  /** For a phone's home screen: what a long press on the icon offers. */
  shortcuts: { name: string; path: string }[];
  /** Pictures of the app, which a phone shows before it is installed: their file, and what is seen. */
  screenshots: { file: string; label: string; isWide?: boolean }[];
};

/** One document that is built ahead of time. */
export type Page = {
  /** Its address. */
  path: string;
  title: string;
  description: string;
  /** The address search engines keep, where a page has two. */
  canonical: string;
  /** The same page in every language, this one included. */
  alternates: { locale: string; path: string }[];
  /** Modules, from the app's root, whose styles the page needs at once. */
  modules: string[];
  /** Modules whose scripts are needed at once, besides the first one. */
  scripts: string[];
  /** Whether it may belong to somebody who is signed in already (decision RT-22). */
  hidesForKnown: boolean;
  /** JSON-LD. */
  data: object[];
};

/** All documents of one language. */
export type Edition = {
  /** As in its addresses. */
  language: Language;
  site: Site;
  pages: Page[];
  /** What the page shows, as markup. */
  renderPage: (path: string) => Promise<string>;
  /** The same for what takes the app's place. */
  renderStandIns: () => StandIns;
};

/** What the server build of the app hands over, in one language. */
export type ServerEntry = {
  /** The languages that this build is made in: the source comes first. */
  offered: readonly Language[];
  edition: (origin: string) => Edition;
};
