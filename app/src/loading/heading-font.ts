import { savesData } from '@janani/ui/loading';

/** The face of Hindi headings, 92 kB: once the page has come to rest, and never where the user saves data. */
export const loadHeadings = async (): Promise<void> => {
  if (!document.documentElement.lang.startsWith('hi') || savesData()) return;
  await import('@janani/ui/devanagari-headings.css').catch(() => {});
};
