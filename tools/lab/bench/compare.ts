/** Runs all candidates of a benchmark in turn, in each round. */
import type { Pages } from './build-pages.ts';
import { type Outcome, toBenchmarkRecord } from './figures.ts';
import { launch, withPage } from './open-page.ts';
import { openCalibration } from './calibration.ts';
import type { BenchmarkRecord } from './record.ts';
import { createRounds } from './rounds.ts';
import type { Candidate, Samples, Benchmark } from './benchmark.ts';

/** The record of a benchmark, and the version of the browser. */
export type Comparison = { record: BenchmarkRecord; browser: string };

/** The name of a candidate's page. */
export const getPageName = ({ folder }: Benchmark, { file }: Candidate): string => `${folder}/${file}`;

const getReason = (error: unknown) =>
  error instanceof Error
    ? (error.message.split('\n')[0] ?? '').replace(/^page\.\w+: (?:Error: )?/, '')
    : 'unknown';

export const compare = async (benchmark: Benchmark, pages: Pages, rounds: number): Promise<Comparison> => {
  const samples = new Map(benchmark.candidates.map((candidate) => [candidate, [] as Samples[]]));
  const failures = new Map<Candidate, string>();
  const calibrationSamples: number[] = [];
  const browser = await launch(benchmark.isUncapped);
  const { screen } = benchmark;
  try {
    const timeLoop = await openCalibration(browser);
    for (const round of createRounds(benchmark.candidates, rounds)) {
      for (const candidate of round) {
        if (failures.has(candidate)) continue;
        calibrationSamples.push(await timeLoop());
        try {
          const sample = await withPage(
            browser,
            pages,
            getPageName(benchmark, candidate),
            screen,
            (page, devtools) => benchmark.run({ page, devtools, screen }),
          );
          samples.get(candidate)?.push(sample);
        } catch (error) {
          failures.set(candidate, getReason(error));
        }
      }
    }
    const outcomes = benchmark.candidates.map((candidate): Outcome => ({
      candidate,
      rounds: samples.get(candidate) ?? [],
      failure: failures.get(candidate),
    }));
    return { record: toBenchmarkRecord(benchmark, outcomes, calibrationSamples), browser: browser.version() };
  } finally {
    await browser.close();
  }
};
