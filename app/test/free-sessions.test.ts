import { freeSessionSlugs } from '@janani/sandbox-api';
import { expect, test } from 'vitest';
import { isFree } from '../src/features/sessions/free-sessions.ts';

test('the sandbox seeds exactly the free sessions [T-07]', () => {
  expect(freeSessionSlugs).toHaveLength(8);
  expect(freeSessionSlugs.filter((slug) => !isFree(slug))).toEqual([]);
  expect(isFree('gentle-prenatal-yoga')).toBe(false);
});
