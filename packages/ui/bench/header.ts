import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { CPU_SLOWDOWN } from './open-page.ts';

type Manifest = { version?: string; dependencies: Record<string, string> };

const readManifest = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Manifest;

const ofThePackage = ['react', 'react-aria-components'];

/** What stands over the results: what was compared, on what, and how to do it again. */
export const renderHeader = ({ rounds, browser }: { rounds: number; browser: string }): string => {
  const versions = {
    ...readManifest('package.json').dependencies,
    ...Object.fromEntries(
      ofThePackage.map((name) => [name, readManifest(`../node_modules/${name}/package.json`).version ?? '']),
    ),
  };
  const listed = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .toSorted((a, b) => a.localeCompare(b));
  return `# How fast it is

Written by \`pnpm bench\` on ${new Date().toISOString().slice(0, 10)}; \`pnpm bench --only dropdown\` prints one part.

- Chromium ${browser}, ${cpus().length} cores, CPU slowed down ${CPU_SLOWDOWN} times. Medians of ${rounds} rounds; contestants take turns within a round,
  each in a fresh page built for production.
- ${listed.join(', ')}.
- Times run from the browser's input event to the end of the painting of the first frame that shows what was
  asked for. Frames are not held back to 60 a second there, so that waiting for the screen hides no difference;
  dropped frames are counted at 60 a second.
- Every contestant is checked: the right rows are in the list and one can be picked, the code arrives, the toasts
  are there. One that does not do it has failed.
- In brackets: how many times ours it is. Compare within one table only.`;
};
