/** `pnpm release accept-api`: from now on the watch holds the packages to what they are today. A release does it by itself. */
import { writeFileSync } from 'node:fs';
import { published } from './packages.ts';
import { surfaceOf } from './surface.ts';

for (const one of published) writeFileSync(one.released, `${JSON.stringify(surfaceOf(one), null, 2)}\n`);
