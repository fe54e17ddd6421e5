/** Everything that is made of a run: tables, plot, and the pages that show them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHeader } from './header.ts';
import { insertBetweenMarks } from './insert.ts';
import { renderPlot } from './plot.ts';
import type { BenchRun } from './record.ts';
import { renderSizes } from './size-table.ts';
import type { SizeResult } from './sizes.ts';
import { renderBytes, renderSubject } from './results.ts';
import { renderSummary } from './summary.ts';

const at = (file: string) => join(import.meta.dirname, file);
const RECORD = at('results.json');

/** Pages that show the plot, and where they find it. */
const pages = [
  {
    file: '../../../packages/ui/README.md',
    picture: '../../tools/lab/bench/results.svg',
    results: '../../tools/lab/bench/RESULTS.md',
  },
  {
    file: '../../../docs/quality.md',
    picture: '../tools/lab/bench/results.svg',
    results: '../tools/lab/bench/RESULTS.md',
  },
];

/** The run that was committed last. */
export const readRun = (): BenchRun => {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as BenchRun;
  } catch {
    throw new Error(
      'No run is committed, so there is nothing to compare with. Run `pnpm lab bench` on a quiet machine and commit what it writes.',
    );
  }
};

/** The files made of a run by their path, without what it takes to format them. */
export const filesOf = (run: BenchRun): ReadonlyMap<string, string> =>
  new Map([
    [
      at('RESULTS.md'),
      `${[renderHeader(run), ...run.subjects.map(renderSubject), ...run.bytes.map(renderBytes)].join('\n\n')}\n`,
    ],
    [at('results.svg'), renderPlot(run)],
    ...pages.map(({ file, ...addresses }): [string, string] => [
      at(file),
      insertBetweenMarks(readFileSync(at(file), 'utf8'), renderSummary(run, addresses)),
    ]),
  ]);

export const publish = (run: BenchRun): void => {
  writeFileSync(RECORD, `${JSON.stringify(run, null, 2)}\n`);
  for (const [file, content] of filesOf(run)) writeFileSync(file, content);
};

/** The sizes of the parts, for the README and for the test that asks for reasons. */
export const publishSizes = (results: readonly SizeResult[]): void => {
  const readme = at('../../../packages/ui/README.md');
  writeFileSync(at('sizes.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(readme, insertBetweenMarks(readFileSync(readme, 'utf8'), renderSizes(results), 'sizes'));
};
