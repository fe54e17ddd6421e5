import { expect, test } from '@playwright/test';
import { walkOf } from './generate.ts';
import { after, blank, isMember, type Model } from './model.ts';
import { readWalk, type Step, written } from './steps.ts';

const SEEDS = 2_000;
const walks = Array.from({ length: SEEDS }, (_, seed) => walkOf(seed));
const modelsOf = (walk: readonly Step[]): Model[] => {
  const models = [blank];
  for (const step of walk) models.push(after(models.at(-1)!, step));
  return models;
};
/** How many walks have it, in percent. */
const share = (has: (walk: readonly Step[]) => boolean) => (100 * walks.filter(has).length) / SEEDS;

test('a seed is one walk, and another seed another', () => {
  expect(walkOf(7)).toEqual(walkOf(7));
  expect(new Set(walks.map(written)).size).toBe(SEEDS);
});

test('a walk that is written is the walk that is read', () => {
  for (const walk of walks.slice(0, 50)) expect(readWalk(written(walk))).toEqual(walk);
  expect(() => readWalk('{}')).toThrow('WALK is not a list of steps');
});

test('walks are as long as they should be, and nothing is done in a tab that is not there', () => {
  const lengths = walks.map(({ length }) => length);
  expect(Math.min(...lengths)).toBe(12);
  expect(Math.max(...lengths)).toBe(20);
  const nowhere = walks.filter((walk) => {
    const models = modelsOf(walk);
    return walk.some(
      (step, at) => 'tab' in step && step.do !== 'open' && models[at]!.tabs[step.tab].where === 'closed',
    );
  });
  expect(nowhere).toEqual([]);
});

test('the orders that matter come often', () => {
  const isTwoAtOnce = ({ tabs }: Model) => {
    const busy = Object.values(tabs).filter(({ where }) => where === 'code' || where === 'held');
    return new Set(busy.map(({ who }) => who)).size > 1;
  };
  // Two people at once at the code screen, an answer that comes after another's sign-in, a session that is replaced.
  expect(share((walk) => modelsOf(walk).some(isTwoAtOnce))).toBeGreaterThan(30);
  expect(
    share((walk) => {
      const models = modelsOf(walk);
      return walk.some((step, at) => step.do === 'release' && models[at]!.signedIn !== undefined);
    }),
  ).toBeGreaterThan(10);
  expect(share((walk) => walk.some(({ do: what }) => what === 'lose'))).toBeGreaterThan(30);
  expect(
    share((walk) => {
      const models = modelsOf(walk);
      return walk.some((step, at) => step.do === 'log out' && models[at]!.isScriptBlocked);
    }),
  ).toBeGreaterThan(8);
  expect(
    share((walk) => modelsOf(walk).some(({ tabs }) => Object.values(tabs).filter(isMember).length > 1)),
  ).toBeGreaterThan(30);
});
