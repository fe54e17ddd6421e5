/** Global setup: builds and packs the packages, and lays them out as an install does. */
import { rmSync } from 'node:fs';
import { pnpm } from '../release/step.ts';
import { pack, unpack } from '../release/tarballs.ts';
import { installed, tarballFolder, workspace } from './installed.ts';

export default () => {
  rmSync(installed, { recursive: true, force: true });
  pnpm(['run', 'build:packages'], workspace);
  unpack(pack(workspace, tarballFolder), workspace, installed);
};
