import type { Scene } from '../playground/scene.ts';

/** What a reviewer may change about a screen. */
export type ScreenProps = {
  /** What the screen starts from; the toolbar adds theme, language, text size and network. */
  scene: Omit<Scene, 'now'>;
  /** Which sessions the backend holds. */
  sessions?: 'as planted' | 'none' | 'forty-eight';
  /** What goes wrong with every call. */
  fault?: 'none' | 'error' | 'no answer' | 'not JSON';
};
