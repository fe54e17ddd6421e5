import type { Scene } from '../playground/scene.ts';

/** The playground's path, in the built Storybook and in development. */
const PLAYGROUND = 'playground/index.html';

/** The playground’s URL for a scene. It is relative, because a built Storybook may be served from any folder. */
export const getScreenUrl = (scene: Scene): string =>
  `${PLAYGROUND}#${encodeURIComponent(JSON.stringify(scene))}`;
