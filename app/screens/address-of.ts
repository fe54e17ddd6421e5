import type { Scene } from '../playground/scene.ts';

/** Where the built Storybook, and the one in development, have the playground. */
const PLAYGROUND = 'playground/index.html';

/** The playground’s address for a scene. Relative: a built Storybook may lie in any folder. */
export const addressOf = (scene: Scene): string =>
  `${PLAYGROUND}#${encodeURIComponent(JSON.stringify(scene))}`;
