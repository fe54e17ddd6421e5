import type { Scene } from '../playground/scene.ts';

/** The arguments of a screen that a reviewer may change in Storybook's controls. */
export type ScreenProps = {
  /** The starting state; the toolbar adds theme, language, text size and network. */
  scene: Omit<Scene, 'now'>;
  /** The sessions of the backend. */
  sessions?: 'as planted' | 'none' | 'forty-eight';
  /** The fault of every call. */
  fault?: 'none' | 'error' | 'no answer' | 'not JSON';
};
