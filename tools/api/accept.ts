/**
 * `pnpm release accept-api`: saves the current public surface as the baseline of the check for breaking changes, as a
 * release does.
 */
import { writeFileSync } from 'node:fs';
import { publishedPackages } from './packages.ts';
import { getSurface } from './surface.ts';

for (const entry of publishedPackages)
  writeFileSync(entry.released, `${JSON.stringify(getSurface(entry), null, 2)}\n`);
