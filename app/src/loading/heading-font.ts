import { savesData } from '@janani/ui/loading';

/** Whether headings of a page in this language are in Devanagari, as those of Hindi and Marathi are. */
export const isDevanagari = (language: string): boolean =>
  new Intl.Locale(language).maximize().script === 'Deva';

/** The Devanagari font of headings, 92 kB: loaded once the page is idle, and never where the user saves data. */
export const loadHeadings = async (): Promise<void> => {
  if (!isDevanagari(document.documentElement.lang) || savesData()) return;
  await import('@janani/ui/devanagari-headings.css').catch(() => {});
};
