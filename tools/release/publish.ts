/** `node tools/release/publish.ts <folder>` publishes the tarballs of `pnpm release prepare`. */
import { join, resolve } from 'node:path';
import { publish, readReleases } from './packed-release.ts';

const [, , packed] = process.argv;
if (!packed)
  throw new Error('Say which folder holds the packed release, as `pnpm release prepare` was told.');

const workspace = join(import.meta.dirname, '../..');
publish(readReleases(resolve(packed), workspace), workspace);
