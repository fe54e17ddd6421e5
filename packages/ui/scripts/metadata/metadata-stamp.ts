/** Whether the generated metadata of the package (`metadata.ts`) is up to date with its sources, without starting the compiler. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
export const uiFolder = join(root, 'packages/ui');
const stampFile = join(root, '.cache/ui-metadata/stamp');

/** The lockfile represents the compiler and the types of libraries. */
const SOURCES = [
  'packages/ui/{src,scripts,docs,test,acr}/**/*.{ts,tsx}',
  'packages/ui/{package,budgets,tsconfig,tsconfig.build}.json',
  'docs/components.md',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const OUTPUTS = [
  'packages/ui/{acr,components,tokens}.json',
  'packages/ui/llms.txt',
  'packages/ui/tokens/*.json',
];

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

export const digestSources = (): string => digest(SOURCES);
const getStamp = (sources: string) => `${sources} ${digest(OUTPUTS)}`;

export const isMetadataCurrent = (): boolean => {
  try {
    return readFileSync(stampFile, 'utf8') === getStamp(digestSources());
  } catch {
    return false;
  }
};

/** Records that the outputs are up to date. `sources` is the digest from before the compiler read the sources. */
export const writeMetadataStamp = (sources: string): void => {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, getStamp(sources));
};

/** Generates the metadata if it is out of date, for tools that import it while they load their configuration. */
export const ensureMetadataGenerated = (): void => {
  if (isMetadataCurrent()) return;
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH };
  execFileSync(process.execPath, [join(root, 'packages/ui/scripts/metadata/generate-if-outdated.ts')], {
    env,
    stdio: 'inherit',
  });
};
