import { rmSync } from 'node:fs';
import { freshFolder } from '../contract-files.ts';

/** Pact appends to an existing file, which would then still contain interactions of removed tests. */
export default () => rmSync(freshFolder, { recursive: true, force: true });
