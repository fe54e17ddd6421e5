/** Whether the output of `tables.ts` is up to date with the sources. This check does not start the compiler. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
export const uiFolder = join(root, 'packages/ui');
const stampFile = join(root, '.cache/tables/seal');

/** The lockfile represents the compiler and the types of libraries. */
const SOURCES = [
  'packages/ui/{src,scripts}/**/*.{ts,tsx}',
  'packages/ui/{package,budgets,tsconfig,tsconfig.build}.json',
  'docs/components.md',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const OUTPUTS = ['packages/ui/{components,tokens}.json', 'packages/ui/llms.txt', 'packages/ui/tokens/*.json'];

/**
 * By content, not by modification time, since a checkout sets new times. A manually edited output is generated again
 * as well.
 */
const digest = (patterns: string[]): string => {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

export const digestOfSources = (): string => digest(SOURCES);
const getStamp = (sources: string) => `${sources} ${digest(OUTPUTS)}`;

export const areTablesCurrent = (): boolean => {
  try {
    return readFileSync(stampFile, 'utf8') === getStamp(digestOfSources());
  } catch {
    return false;
  }
};

/** The hashes of `sources` from before the compiler read them. */
export const writeTablesStamp = (sources: string): void => {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, getStamp(sources));
};

/** Generates them if they are out of date, for a configuration that a program reads first. */
export const ensureTablesGenerated = (): void => {
  if (areTablesCurrent()) return;
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH };
  execFileSync(process.execPath, [join(root, 'packages/ui/scripts/tables/make-tables.ts')], {
    env,
    stdio: 'inherit',
  });
};
