import { expect, test } from 'vitest';
import { routeTable } from './routes.tsx';

const pathsOf = (access: string) => routeTable.filter((row) => row.access === access).map(({ path }) => path);

test('RT-23 fifteen paths, seven of them protected, and no other', () => {
  expect(pathsOf('public')).toEqual(['/', '/home', '/about', '/pricing', '/blog']);
  expect([...pathsOf('guest'), ...pathsOf('any')]).toEqual(['/signin', '/signup', '/otp']);
  expect(pathsOf('member').toSorted()).toEqual([
    '/dashboard',
    '/free-access',
    '/payments',
    '/session/:slug',
    '/sessions',
    '/settings',
    '/subscription',
  ]);
  expect(routeTable).toHaveLength(15);
});
