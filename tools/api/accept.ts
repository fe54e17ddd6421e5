/** `pnpm release accept-api`: makes the current public surface the baseline of the watch. A release does it as well. */
import { writeFileSync } from 'node:fs';
import { published } from './packages.ts';
import { getSurface } from './surface.ts';

for (const entry of published)
  writeFileSync(entry.released, `${JSON.stringify(getSurface(entry), null, 2)}\n`);
