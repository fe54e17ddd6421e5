/** `node tools/release/publish.ts <folder>` publishes the tarballs of `pnpm release prepare`. */
import { join, resolve } from 'node:path';
import { publish, readReleases } from './packed-release.ts';

const [, , packed] = process.argv;
if (!packed)
  throw new Error(
    'The folder of the packed release is missing, so nothing is published. Pass the folder that was given to `pnpm release prepare`.',
  );

const workspace = join(import.meta.dirname, '../..');
publish(readReleases(resolve(packed), workspace), workspace);
