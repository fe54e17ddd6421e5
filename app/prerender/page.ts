import type { StandIns } from './document.ts';

/** What is the same on all pages. */
export type Site = { origin: string; name: string; description: string; locale: string; cardText: string };

/** One document that is built ahead of time. */
export type Page = {
  /** Its address. */
  path: string;
  /** The file it is written to. */
  file: string;
  title: string;
  description: string;
  /** The address search engines keep, where a page has two. */
  canonical: string;
  /** Modules, from the app's root, whose styles the page needs at once. */
  modules: string[];
  /** Whether their scripts are needed at once as well. */
  loadsModules: boolean;
  /** Whether it may belong to somebody who is signed in already (decision RT-22). */
  hidesForKnown: boolean;
  /** JSON-LD. */
  data: object[];
};

/** What the server build of the app hands over. */
export type ServerEntry = {
  pages: (origin: string) => Page[];
  site: (origin: string) => Site;
  /** What the page shows, as markup. */
  renderPage: (path: string) => Promise<string>;
  /** The same for what takes the app's place. */
  renderStandIns: () => StandIns;
};
