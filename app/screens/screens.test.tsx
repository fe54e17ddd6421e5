import { expect, test } from 'vitest';
import { allRoutes } from '../src/routes/routes.ts';
import { allModes } from './chromatic-modes.ts';
import type { ScreenStory } from './Screen.tsx';

/** The limit for all screenshots of a run, because Chromatic charges for each. */
const MAX_SCREENSHOTS = 200;
/** The minimum number of screenshots in a mode. */
const MIN_PER_MODE = 5;

const files = import.meta.glob<Record<string, ScreenStory>>('./*.stories.tsx', { eager: true });
const stories = Object.values(files).flatMap(({ default: _meta, ...all }) => Object.values(all));
const paths = stories.map(({ args }) => args?.scene?.path ?? '');
const getModes = ({ parameters }: ScreenStory) =>
  Object.keys((parameters?.['chromatic'] as { modes?: object } | undefined)?.modes ?? {});

test('every page of the product has a screen', () => {
  const missing = allRoutes.filter(({ path }) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(stories.length).toBeGreaterThanOrEqual(90);
});

test('Chromatic takes at most 200 screenshots, and several in every mode', () => {
  const modes = stories.flatMap(getModes);
  expect(modes.length).toBeLessThanOrEqual(MAX_SCREENSHOTS);
  for (const mode of allModes)
    expect([mode, modes.filter((other) => other === mode).length >= MIN_PER_MODE]).toEqual([mode, true]);
});
