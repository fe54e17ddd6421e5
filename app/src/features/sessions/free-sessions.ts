import type { Program } from '@janani/ui/badge';
import { truncateSearch } from '../../data/search-text.ts';

/** A session that is free for every user. */
export type FreeSession = { slug: string; title: string; program: Program; minutes: number };

/**
 * The free sessions: the one hardcoded list (decision T-07, spec §2, "Free Access"). Titles are the timetable's own,
 * as the backend sends them; they are not texts of the app.
 */
export const freeSessions: readonly FreeSession[] = [
  {
    slug: 'preparing-for-labour',
    title: 'Preparing for labour: what to expect',
    program: 'education',
    minutes: 60,
  },
  {
    slug: 'breathing-through-worry',
    title: 'Breathing through worry',
    program: 'mental-health',
    minutes: 40,
  },
  { slug: 'iron-rich-everyday-meals', title: 'Iron-rich everyday meals', program: 'nutrition', minutes: 45 },
  { slug: 'walking-for-two', title: 'Walking for two', program: 'exercise', minutes: 40 },
  { slug: 'what-your-scans-show', title: 'What your scans show', program: 'education', minutes: 45 },
  { slug: 'evening-wind-down', title: 'An evening wind-down you can keep', program: 'wellness', minutes: 30 },
  {
    slug: 'talking-with-your-family',
    title: 'Talking with your family',
    program: 'mental-health',
    minutes: 45,
  },
  { slug: 'water-and-hydration', title: 'Water through the day', program: 'nutrition', minutes: 30 },
];

const freeSlugs: ReadonlySet<string> = new Set(freeSessions.map(({ slug }) => slug));

export const isFree = (slug: string): boolean => freeSlugs.has(slug);

/** Normalises a text for comparison: case-insensitive, and with combining marks composed. */
const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('en-IN');

/** The free sessions whose title or program contains every word of the search (spec §2; no server call). */
export const findFreeSessions = (text: string): readonly FreeSession[] => {
  const terms = plain(truncateSearch(text.trim())).split(/\s+/).filter(Boolean);
  return freeSessions.filter(({ title, program }) => {
    const searched = plain(`${title} ${program.replace('-', ' ')}`);
    return terms.every((term) => searched.includes(term));
  });
};
