/** Consumers: other products that install the packages from the registry, build, and run in a browser. */
import { cpSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import type { Page } from 'playwright';
import { joinOnNext, registerInTamil } from './consumer-journeys.ts';
import { fillInVersions } from './lockfile.ts';
import type { Release } from './packed-release.ts';
import type { Registry } from './registry.ts';
import { run } from './step.ts';

const source = join(import.meta.dirname, '../lab/consumers');

export type Consumer = {
  name: string;
  /** Its folder in the repository. */
  source: string;
  /** The folder with its manifest: its own, or that of a consumer with the same packages. */
  lockfile: string;
  /** The folder of its build; a consumer without one is started as a server (Next). */
  output?: string;
  /** Whether its first page tests itself with the page objects. */
  hasSelfTest: boolean;
  /** The journey of a user through it. */
  journey?: (page: Page, url: string) => Promise<void>;
  /** Whether it has its own tests. */
  hasTests?: boolean;
  /** A text that its page has to show. */
  texts?: string[];
  /** The colour of its page, where it has its own brand. */
  background?: string;
};

const createConsumer = (name: string, more: Partial<Consumer> = {}): Consumer => ({
  name,
  source: join(source, name),
  lockfile: join(source, name, 'package-lock.json'),
  hasSelfTest: true,
  ...more,
});

export const consumers: Consumer[] = [
  createConsumer('vite', { output: 'dist', hasTests: true }),
  createConsumer('vite-brand', {
    lockfile: join(source, 'vite/package-lock.json'),
    output: 'dist',
    hasTests: true,
    hasSelfTest: false,
    journey: registerInTamil,
  }),
  createConsumer('next', {
    journey: joinOnNext,
    texts: ['[சோதனை] பதிவு', '[சோதனை] பிரபலம்', '€19', '$49', 'டிச'],
    background: 'rgb(0, 15, 11)',
  }),
  createConsumer('react-router', { output: 'build/client' }),
  createConsumer('server', { output: 'dist', hasTests: true }),
];

/** Copies a consumer into a folder outside the workspace. */
export const copyConsumer = (from: Consumer, folder: string, registry: Registry) => {
  cpSync(from.source, folder, { recursive: true });
  cpSync(from.lockfile, join(folder, 'package-lock.json'));
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
};

/** Installs with npm from the lockfile, as an outside user would, without install scripts. */
export const installConsumer = (folder: string, releases: Release[]) => {
  fillInVersions(folder, releases);
  const options = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  run('npm', ['ci', '--ignore-scripts', ...options], folder);
};

export const buildConsumer = (folder: string) => {
  run('npm', ['run', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
};

/** Removes the programs of the workspace from PATH: its own Node precedes the one that started `npm test`. */
const withoutWorkspace = (path: string) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
    .join(delimiter);

/** Runs the consumer's own tests on the Node of the machine: in CI the oldest supported one. */
export const testConsumer = (folder: string) => {
  const env = { PATH: withoutWorkspace(process.env['PATH'] ?? ''), NODE_ENV: 'test' };
  run('npm', ['test'], folder, env);
  return run('node', ['--version'], folder, env).trim();
};
