/** The results of other engines for each component, from the last complete run; `docs/behaviours` shows them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryResult } from './story.ts';

const file = join(import.meta.dirname, 'last-run.json');

export type Count = { passed: number; of: number };
/** By the name of the engine; `parts` by the folder of the component. */
export type LastRun = { on: string; engines: Record<string, { all: Count; parts: Record<string, Count> }> };

const getCount = (results: readonly StoryResult[]): Count => ({
  passed: results.filter(({ problem }) => problem === undefined).length,
  of: results.length,
});

const FOLDER = /packages\/ui\/src\/([^/]+)\//;

/** Counts the stories of each component. */
export const getRun = (byEngine: Record<string, StoryResult[]>, on: string): LastRun => ({
  on,
  engines: Object.fromEntries(
    Object.entries(byEngine).map(([engine, results]) => {
      const getComponent = ({ story }: StoryResult) => FOLDER.exec(story.importPath)?.[1] ?? '';
      const components = [...new Set(results.map(getComponent))].map((component): [string, Count] => [
        component,
        getCount(results.filter((result) => getComponent(result) === component)),
      ]);
      return [engine, { all: getCount(results), parts: Object.fromEntries(components) }];
    }),
  ),
});

export const saveRun = (run: LastRun): void => writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);

export const readRun = (): LastRun => JSON.parse(readFileSync(file, 'utf8')) as LastRun;
