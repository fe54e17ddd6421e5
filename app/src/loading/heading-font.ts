import { savesData } from '@janani/ui/loading';

/**
 * Whether headings of a page in this language are in Devanagari. A list, because `Intl.Locale.maximize` takes a slow
 * phone 40 ms.
 */
export const isDevanagari = (language: string): boolean => /^(hi|mr)\b/.test(language);

/** The Devanagari font of headings, 92 kB: loaded once the page is idle, and never where the user saves data. */
export const loadHeadings = async (): Promise<void> => {
  if (!isDevanagari(document.documentElement.lang) || savesData()) return;
  await import('@janani/ui/devanagari-headings.css').catch(() => {});
};
