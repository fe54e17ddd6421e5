/**
 * `pnpm lab bench`: measures times and sizes of this package and its peers and writes the results. `--only dropdown`
 * runs one benchmark and only prints it; `--rounds 3` is a quick run; `--check` compares with the last committed run
 * and writes nothing; `--render` generates the tables of that run again; `--sizes` only measures the size of every
 * component and its peers, for the README.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pnpm, formatSeconds, failWith } from '../../setup.mjs';
import { buildPages } from './build-pages.ts';
import { measureBundleSizes } from './bytes.ts';
import { check } from './check.ts';
import { compare, getPageName } from './compare.ts';
import { renderNoiseOfRun } from './noise.ts';
import { CPU_SLOWDOWN } from './open-page.ts';
import { publish, publishSizes, readRun } from './publish.ts';
import type { BenchRun, BenchmarkRecord } from './record.ts';
import { renderBytes, renderBenchmark } from './results.ts';
import { renderSizes } from './size-table.ts';
import { measureComponentSizes } from './sizes.ts';
import type { Benchmark } from './benchmark.ts';
import { codeInputs } from './benchmarks/code-input.ts';
import { dropdowns } from './benchmarks/dropdown.ts';
import { toasts } from './benchmarks/toasts.ts';
import { readVersions } from './versions.ts';

/** Fewer rounds do not give a reliable median. */
const ROUNDS = 7;
const benchmarks: readonly Benchmark[] = [...dropdowns, ...codeInputs, ...toasts];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    check: { type: 'boolean' },
    render: { type: 'boolean' },
    sizes: { type: 'boolean' },
  },
});
const rounds = Number(values.rounds ?? ROUNDS);
const selectedBenchmarks = benchmarks.filter(({ folder }) => (values.only ?? folder) === folder);
if (selectedBenchmarks.length === 0 || !(rounds > 0))
  failWith(
    `There is nothing to run. \`--only\` takes ${[...new Set(benchmarks.map(({ folder }) => folder))].join(', ')}, \`--rounds\` a number.`,
  );

const install = async () => {
  const { code, output } = await pnpm([
    '--dir',
    join(import.meta.dirname, '..'),
    'install',
    '--frozen-lockfile',
  ]);
  if (code !== 0)
    failWith(`${output}\nThe peers could not be installed, so there is nobody to compare with.`);
};

/** Runs the selected benchmarks, and prints each table as soon as it is complete. */
const measure = async (): Promise<BenchRun> => {
  await install();
  const names = selectedBenchmarks.flatMap((benchmark) =>
    benchmark.candidates.map((candidate) => getPageName(benchmark, candidate)),
  );
  const pages = await buildPages([...new Set(names)]);
  const bytes = await measureBundleSizes(selectedBenchmarks);
  console.log(`${bytes.map(renderBytes).join('\n\n')}\n`);

  const records: BenchmarkRecord[] = [];
  let browser = '';
  for (const benchmark of selectedBenchmarks) {
    const comparison = await compare(benchmark, pages, rounds);
    console.log(`${renderBenchmark(comparison.record)}\n`);
    records.push(comparison.record);
    ({ browser } = comparison);
  }
  console.log(`${renderNoiseOfRun(records.map(({ calibrationSamples }) => calibrationSamples))}\n`);
  return {
    date: new Date().toISOString().slice(0, 10),
    browser,
    cores: cpus().length,
    slowdown: CPU_SLOWDOWN,
    rounds,
    versions: readVersions(),
    bytes,
    benchmarks: records,
  };
};

/** The last committed run; without one, the program ends here instead of after an hour. */
const readCommittedRun = () => {
  try {
    return readRun();
  } catch (error) {
    return failWith(String(error));
  }
};

const startTime = Date.now();
if (values.render) publish(readCommittedRun());
else if (values.sizes) {
  await install();
  const sizes = await measureComponentSizes();
  console.log(renderSizes(sizes));
  publishSizes(sizes);
} else if (values.check) {
  const committed = readCommittedRun();
  const { fails, lines } = check(committed, await measure());
  console.log(lines.join('\n'));
  process.exitCode = fails ? 1 : 0;
} else {
  const run = await measure();
  if (values.only === undefined && rounds >= ROUNDS) publish(run);
}
console.log(formatSeconds(startTime));
