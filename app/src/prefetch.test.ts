import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { screenOf } from './prefetch.ts';

test.each([
  ['/dashboard', { screen: 'dashboard' }],
  ['/sessions?tab=completed', { screen: 'sessions' }],
  [paths.session('माँ / और'), { screen: 'session', slug: 'माँ / और' }],
  ['/free-access', { screen: 'freeAccess' }],
  ['/session/', undefined],
  ['/session/%', undefined],
  ['/signin', undefined],
  ['https://meet.example/dashboard', undefined],
])('a link to %s makes ready %o', (href, screen) => {
  expect(screenOf(href)).toEqual(screen);
});
