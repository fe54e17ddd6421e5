/** The pictures of parts that the repository keeps. */
import { join } from 'node:path';

/** As each state story was when somebody last looked at it. */
export const now = join(import.meta.dirname, 'baselines');

/** As those that look different since were at the last release, under the same names; a release empties it. */
export const before = join(import.meta.dirname, 'before');

/** A story's picture in one look (`localPictures`), in either folder. */
export const fileOf = (id: string, look: string) =>
  `${id.replace('--', '/')}/${look.replaceAll(' ', '-')}.png`;
