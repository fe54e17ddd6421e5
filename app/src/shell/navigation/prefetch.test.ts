import { expect, test } from 'vitest';
import { paths } from '../../routes/paths.ts';
import { getTarget } from './prefetch.ts';

test.each([
  ['/dashboard', ['dashboard', undefined]],
  ['/sessions?tab=completed', ['sessions', undefined]],
  [paths.session('माँ / और'), ['session', 'माँ / और']],
  ['/free-access', ['freeAccess', undefined]],
  ['/session/', undefined],
  ['/session/%', undefined],
  ['/signin', undefined],
  ['https://meet.example/dashboard', undefined],
])('a link to %s prefetches %o', (href, expected) => {
  const target = getTarget(href);
  expect(target && [target.route.name, target.slug]).toEqual(expected);
});
