/** Runs all contestants of a subject in turn, in each round. */
import type { Pages } from './build-pages.ts';
import { type Outcome, subjectRecordOf } from './figures.ts';
import { launch, withPage } from './open-page.ts';
import { openPace } from './pace.ts';
import type { SubjectRecord } from './record.ts';
import { roundsOf } from './rounds.ts';
import type { Contestant, Samples, Subject } from './subject.ts';

/** The record of a subject, and the version of the browser. */
export type Comparison = { record: SubjectRecord; browser: string };

/** The name of a contestant's page. */
export const pageOf = ({ folder }: Subject, { file }: Contestant): string => `${folder}/${file}`;

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? (error.message.split('\n')[0] ?? '').replace(/^page\.\w+: (?:Error: )?/, '')
    : 'unknown';

export const compare = async (subject: Subject, pages: Pages, rounds: number): Promise<Comparison> => {
  const samples = new Map(subject.contestants.map((contestant) => [contestant, [] as Samples[]]));
  const failures = new Map<Contestant, string>();
  const pace: number[] = [];
  const browser = await launch(subject.isUncapped);
  const { screen } = subject;
  try {
    const timeLoop = await openPace(browser);
    for (const turn of roundsOf(subject.contestants, rounds)) {
      for (const contestant of turn) {
        if (failures.has(contestant)) continue;
        pace.push(await timeLoop());
        try {
          const sample = await withPage(
            browser,
            pages,
            pageOf(subject, contestant),
            screen,
            (page, devtools) => subject.run({ page, devtools, screen }),
          );
          samples.get(contestant)?.push(sample);
        } catch (error) {
          failures.set(contestant, reasonOf(error));
        }
      }
    }
    const outcomes = subject.contestants.map((contestant): Outcome => ({
      contestant,
      rounds: samples.get(contestant) ?? [],
      failure: failures.get(contestant),
    }));
    return { record: subjectRecordOf(subject, outcomes, pace), browser: browser.version() };
  } finally {
    await browser.close();
  }
};
