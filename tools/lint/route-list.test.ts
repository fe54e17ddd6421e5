import { expect, test } from 'vitest';
import { addressesIn } from './route-list.ts';

const paths = ['/', '/sessions', '/session/:slug'];

test.each([
  [`<Link href="/sessions">`, ['/sessions']],
  ['navigate(`/session/${slug}`)', ['/session/']],
  [`'/sessions?tab=completed'`, ['/sessions']],
  [`'/sessionstorage'`, []],
  [`const home = '/';`, []],
])('the path of a page is found in %s', (text, found) => {
  expect(addressesIn(text, paths)).toEqual(found);
});
