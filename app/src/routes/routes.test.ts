import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getPaths, allRoutes, getModulePath, routesFor } from './routes.ts';

const pathsFor = (access: Parameters<typeof routesFor>[0]) => routesFor(access).flatMap(getPaths);

test('the product has exactly fifteen URLs, seven of them protected [RT-23]', () => {
  expect(pathsFor('public')).toEqual(['/', '/home', '/about', '/pricing', '/blog']);
  expect([...pathsFor('guest'), ...pathsFor('any')]).toEqual(['/signin', '/signup', '/otp']);
  expect(pathsFor('member').toSorted()).toEqual([
    '/dashboard',
    '/free-access',
    '/payments',
    '/session/:slug',
    '/sessions',
    '/settings',
    '/subscription',
  ]);
  expect(allRoutes.flatMap(getPaths)).toHaveLength(15);
});

test('every page has its screen, and every screen its page', () => {
  const routeModules = allRoutes.map(getModulePath).toSorted();
  expect(globSync('src/pages/*/*.tsx', { cwd: `${import.meta.dirname}/../..` }).toSorted()).toEqual(
    routeModules,
  );
});
