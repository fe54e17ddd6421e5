/** `node tools/release/apply-versions.ts <folder>` applies the versions that `pnpm release prepare` bumped. */
import { join, resolve } from 'node:path';
import { applyVersionsPatch } from './versions.ts';

const [, , prepared] = process.argv;
if (!prepared)
  throw new Error(
    'The folder of the patch is missing, so no version is changed. Pass the folder that was given to `pnpm release prepare`.',
  );

applyVersionsPatch(join(import.meta.dirname, '../..'), resolve(prepared, 'versions.patch'));
