import { expect, test } from 'vitest';
import { findPaths } from './route-list.ts';

const paths = ['/', '/sessions', '/session/:slug'];

test.each([
  [`<Link href="/sessions">`, ['/sessions']],
  ['navigate(`/session/${slug}`)', ['/session/']],
  [`'/sessions?tab=completed'`, ['/sessions']],
  [`'/sessionstorage'`, []],
  [`const home = '/';`, []],
])('the path of a page is found in %s', (text, found) => {
  expect(findPaths(text, paths)).toEqual(found);
});
