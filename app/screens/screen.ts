import { type Acting, act } from './act.ts';
import { picturesOf } from './pictures.ts';
import type { ScreenProps, ScreenStory } from './Screen.tsx';

/** A screen in a state: where it starts, and what is done to bring it there. */
export const screen = (
  scene: ScreenProps['scene'],
  steps: (acting: Acting) => Promise<unknown> = ({ see }) => see('h1'),
): ScreenStory => ({
  args: { scene },
  parameters: { chromatic: { disableSnapshot: false, modes: picturesOf(scene) } },
  play: async ({ canvasElement }) => act(canvasElement, steps),
});

/** The same of the registered user, who is signed in on this phone. */
export const memberScreen = (
  path: string,
  steps?: Parameters<typeof screen>[1],
  more: Omit<ScreenProps['scene'], 'path' | 'isSignedIn'> = {},
): ScreenStory => screen({ path, isSignedIn: true, ...more }, steps);
