import { rmSync } from 'node:fs';
import { recordedFolder } from '../contract-files.ts';

/** Pact appends to an existing file, which would then still contain interactions of removed tests. */
export default () => rmSync(recordedFolder, { recursive: true, force: true });
