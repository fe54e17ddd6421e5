/** The state stories that look different from the last release, with the looks it is seen in. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localPictures } from '../modes.ts';
import { before, fileOf } from '../pictures/kept.ts';
import { readStories } from './read-stories.ts';

export type Pictured = {
  /** The story's ID. */
  id: string;
  /** `Fields/TextField: All states`. */
  name: string;
  /** Each with its file, in the folder of before and in that of now. */
  looks: { look: string; file: string }[];
};

export const readPictured = (): Pictured[] =>
  readStories().flatMap(({ id, title, name }) => {
    const looks = Object.keys(localPictures)
      .map((look) => ({ look, file: fileOf(id, look) }))
      .filter(({ file }) => existsSync(join(before, file)));
    return looks.length === 0 ? [] : [{ id, name: `${title.replace(/\/States$/, '')}: ${name}`, looks }];
  });
