import { expect, test } from 'vitest';
import { findFreeSessions, freeSessions, isFree } from './free-sessions.ts';

const slugs = (text: string) => findFreeSessions(text).map(({ slug }) => slug);

test('the eight free sessions are free, and each is listed once [T-07]', () => {
  expect(freeSessions).toHaveLength(8);
  expect(new Set(freeSessions.map(({ slug }) => slug)).size).toBe(8);
  expect(freeSessions.filter(({ slug }) => !isFree(slug))).toEqual([]);
  expect(isFree('gentle-prenatal-yoga')).toBe(false);
});

test.each([
  ['', 8],
  ['   ', 8],
  ['LABOUR', 1],
  ['for two', 1],
  ['two  walking', 1],
  ['mental', 2],
  ['nothing of this kind', 0],
  ['.*', 0],
])('a search for %j matches %i [FA-01]', (text, count) => {
  expect(findFreeSessions(text)).toHaveLength(count);
});

test('a search matches the program as well as the title [FA-01]', () => {
  expect(slugs('nutrition')).toEqual(['iron-rich-everyday-meals', 'water-and-hydration']);
});
