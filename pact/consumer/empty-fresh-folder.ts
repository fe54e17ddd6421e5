import { rmSync } from 'node:fs';
import { freshFolder } from '../contract-files.ts';

/** Pact adds to a file it finds, so an interaction whose test is gone would stay in it. */
export default () => rmSync(freshFolder, { recursive: true, force: true });
