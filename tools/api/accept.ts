/** `pnpm release accept-api`: makes the current public surface the baseline of the watch. A release does it as well. */
import { writeFileSync } from 'node:fs';
import { published } from './packages.ts';
import { surfaceOf } from './surface.ts';

for (const one of published) writeFileSync(one.released, `${JSON.stringify(surfaceOf(one), null, 2)}\n`);
