/** The results of other engines for each component, from the last complete run; `docs/behaviours` shows them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryResult } from './story.ts';

const file = join(import.meta.dirname, 'last-run.json');

export type Count = { passed: number; total: number };
/** By the name of the engine; `parts` by the folder of the component. */
export type LastRun = { date: string; engines: Record<string, { all: Count; parts: Record<string, Count> }> };

const countPassed = (results: readonly StoryResult[]): Count => ({
  passed: results.filter(({ problem }) => problem === undefined).length,
  total: results.length,
});

const FOLDER = /packages\/ui\/src\/([^/]+)\//;

/** Counts the stories of each component. */
export const toLastRun = (resultsByEngine: Record<string, StoryResult[]>, date: string): LastRun => ({
  date,
  engines: Object.fromEntries(
    Object.entries(resultsByEngine).map(([engine, results]) => {
      const getComponent = ({ story }: StoryResult) => FOLDER.exec(story.importPath)?.[1] ?? '';
      const components = [...new Set(results.map(getComponent))].map((component): [string, Count] => [
        component,
        countPassed(results.filter((result) => getComponent(result) === component)),
      ]);
      return [engine, { all: countPassed(results), parts: Object.fromEntries(components) }];
    }),
  ),
});

export const saveRun = (run: LastRun): void => writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);

export const readRun = (): LastRun => JSON.parse(readFileSync(file, 'utf8')) as LastRun;
