/** The files generated from a run: the tables, and the pages that include them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHeader } from './header.ts';
import { insertBetweenMarkers } from './insert.ts';
import type { BenchRun } from './record.ts';
import { renderSizes, findMissingReasons } from './size-table.ts';
import type { SizeResult } from './sizes.ts';
import { renderBytes, renderBenchmark } from './results.ts';
import { renderSummary } from './summary.ts';

const resolvePath = (file: string) => join(import.meta.dirname, file);
const RECORD = resolvePath('results.json');

/** Pages with a summary, and what they write about the results, which are not in the package. */
const pages = [
  {
    file: '../../../packages/ui/README.md',
    allFigures: 'All figures are in the repository: `tools/lab/bench/RESULTS.md`',
  },
  { file: '../../../docs/quality.md', allFigures: '[All figures](../tools/lab/bench/RESULTS.md)' },
];

/** The last committed run. */
export const readRun = (): BenchRun => {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as BenchRun;
  } catch {
    throw new Error(
      'No run is committed, so there is nothing to compare with. Run `pnpm lab bench` on a quiet machine and commit what it writes.',
    );
  }
};

/** The generated files of a run by path, not yet formatted. */
export const renderFiles = (run: BenchRun): ReadonlyMap<string, string> =>
  new Map([
    [
      resolvePath('RESULTS.md'),
      `${[renderHeader(run), ...run.benchmarks.map(renderBenchmark), ...run.bytes.map(renderBytes)].join('\n\n')}\n`,
    ],
    ...pages.map(({ file, allFigures }): [string, string] => [
      resolvePath(file),
      insertBetweenMarkers(readFileSync(resolvePath(file), 'utf8'), renderSummary(run, allFigures)),
    ]),
  ]);

/** A list of rounds, and an object of plain values or with one such list. */
const SHORT = /([[{])\s*\n([^[\]{}]*(?:\[[^[\]{}\n]*\])?)\s*\n\s*([\]}])/g;
/** A figure is one line of the record, so that it is one line of a diff. */
const joinLines = (text: string, open: string, inner: string, close: string) => {
  const line = inner.trim().replaceAll(/\s*\n\s*/g, ' ');
  if (line.length > 100) return text;
  return open === '{' ? `{ ${line} ${close}` : `[${line}${close}`;
};

export const publish = (run: BenchRun): void => {
  const record = JSON.stringify(run, null, 2).replaceAll(SHORT, joinLines).replaceAll(SHORT, joinLines);
  writeFileSync(RECORD, `${record}\n`);
  for (const [file, content] of renderFiles(run)) writeFileSync(file, content);
};

/** The sizes of the components, for the README; a component that is larger than its smallest peer states the reason. */
export const publishSizes = (results: readonly SizeResult[]): void => {
  const readme = resolvePath('../../../packages/ui/README.md');
  const componentsWithoutReason = findMissingReasons(results);
  if (componentsWithoutReason.length > 0)
    throw new Error(
      `${componentsWithoutReason.join(', ')} are heavier than a peer without a reason. Write it in size-peers.ts.`,
    );
  writeFileSync(readme, insertBetweenMarkers(readFileSync(readme, 'utf8'), renderSizes(results), 'sizes'));
};
