import { type StoryActions, runActions } from './act.ts';
import { getChromaticModes } from './chromatic-modes.ts';
import type { ScreenProps, ScreenStory } from './Screen.tsx';

/** A screen in a state: its scene, and the actions that lead to the state. */
export const screen = (
  scene: ScreenProps['scene'],
  steps: (actions: StoryActions) => Promise<unknown> = ({ see }) => see('h1'),
): ScreenStory => ({
  args: { scene },
  parameters: { chromatic: { disableSnapshot: false, modes: getChromaticModes(scene) } },
  play: async ({ canvasElement }) => runActions(canvasElement, steps),
});

/** A screen of the registered user, signed in on this phone. */
export const memberScreen = (
  path: string,
  steps?: Parameters<typeof screen>[1],
  more: Omit<ScreenProps['scene'], 'path' | 'isSignedIn'> = {},
): ScreenStory => screen({ path, isSignedIn: true, ...more }, steps);
