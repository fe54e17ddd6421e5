/** `node tools/release/apply-versions.ts <folder>` applies the versions that `pnpm release prepare` raised. */
import { join, resolve } from 'node:path';
import { applyVersionsPatch } from './versions.ts';

const [, , prepared] = process.argv;
if (!prepared) throw new Error('Say which folder holds the patch, as `pnpm release prepare` was told.');

applyVersionsPatch(join(import.meta.dirname, '../..'), resolve(prepared, 'versions.patch'));
