import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getAddresses, allRoutes, getModule, routesFor } from './routes.ts';

const addressesFor = (access: Parameters<typeof routesFor>[0]) => routesFor(access).flatMap(getAddresses);

test('has exactly fifteen URLs, seven of them protected [RT-23]', () => {
  expect(addressesFor('public')).toEqual(['/', '/home', '/about', '/pricing', '/blog']);
  expect([...addressesFor('guest'), ...addressesFor('any')]).toEqual(['/signin', '/signup', '/otp']);
  expect(addressesFor('member').toSorted()).toEqual([
    '/dashboard',
    '/free-access',
    '/payments',
    '/session/:slug',
    '/sessions',
    '/settings',
    '/subscription',
  ]);
  expect(allRoutes.flatMap(getAddresses)).toHaveLength(15);
});

test('every page has its screen, and every screen its page', () => {
  const routeModules = allRoutes.map(getModule).toSorted();
  expect(globSync('src/pages/*/*.tsx', { cwd: `${import.meta.dirname}/../..` }).toSorted()).toEqual(
    routeModules,
  );
});
