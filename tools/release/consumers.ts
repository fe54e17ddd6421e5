/** Other products: each installs the packages from the registry, builds, and is looked at in a browser. */
import { cpSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import type { Page } from 'playwright';
import { joinOnNext, registerInTamil } from './consumer-journeys.ts';
import { fillIn } from './lockfile.ts';
import type { Release } from './packed-release.ts';
import type { Registry } from './registry.ts';
import { run } from './step.ts';

const source = join(import.meta.dirname, '../lab/consumers');

export type Consumer = {
  name: string;
  /** Its folder in the repository. */
  source: string;
  /** What it installs: its own, or that of another which takes the same packages. */
  lockfile: string;
  /** Where its build lies; one without is no files, and is started (Next). */
  output?: string;
  /** Whether its first page uses itself with the page objects and says how that went. */
  checksItself: boolean;
  /** What a user does there. */
  journey?: (page: Page, url: string) => Promise<void>;
  /** Whether it has tests of its own. */
  hasTests?: boolean;
  /** What must stand on its page. */
  texts?: string[];
  /** The colour of its page, where it has a brand of its own. */
  background?: string;
};

const consumer = (name: string, more: Partial<Consumer> = {}): Consumer => ({
  name,
  source: join(source, name),
  lockfile: join(source, name, 'package-lock.json'),
  checksItself: true,
  ...more,
});

export const consumers: Consumer[] = [
  consumer('vite', { output: 'dist', hasTests: true }),
  consumer('vite-brand', {
    lockfile: join(source, 'vite/package-lock.json'),
    output: 'dist',
    hasTests: true,
    checksItself: false,
    journey: registerInTamil,
  }),
  consumer('next', {
    journey: joinOnNext,
    texts: ['[சோதனை] பதிவு', '[சோதனை] பிரபலம்', '€19', '$49', 'டிச'],
    background: 'rgb(0, 15, 11)',
  }),
  consumer('react-router', { output: 'build/client' }),
  consumer('server', { output: 'dist', hasTests: true }),
];

/** Puts a consumer into a folder that knows nothing of this workspace. */
export const copyConsumer = (from: Consumer, folder: string, registry: Registry) => {
  cpSync(from.source, folder, { recursive: true });
  cpSync(from.lockfile, join(folder, 'package-lock.json'));
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
};

/** Installs with npm, as somebody outside would: what the lockfile says, and no script of it. */
export const installConsumer = (folder: string, releases: Release[]) => {
  fillIn(folder, releases);
  const options = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['ci', '--ignore-scripts', ...options], folder);
};

export const buildConsumer = (folder: string) => {
  run('npm', ['run', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
};

/** Leaves the programs of the workspace out: its own Node stands before the one that `npm test` was started with. */
const withoutWorkspace = (path: string) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .join(delimiter);

/** The product's own tests, on the Node of the machine: in CI the oldest that the packages are for. */
export const testConsumer = (folder: string) => {
  const env = { PATH: withoutWorkspace(process.env['PATH'] ?? ''), NODE_ENV: 'test' };
  run('npm', ['test'], folder, env);
  return run('node', ['--version'], folder, env).trim();
};
