/** What other engines said of each part, as the last whole run kept it: `docs/behaviours` tells it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Told } from './story.ts';

const file = join(import.meta.dirname, 'last-run.json');

export type Count = { passed: number; of: number };
/** By the name of the engine; `parts` by the folder of the part. */
export type LastRun = { on: string; engines: Record<string, { all: Count; parts: Record<string, Count> }> };

const countOf = (told: readonly Told[]): Count => ({
  passed: told.filter(({ problem }) => problem === undefined).length,
  of: told.length,
});

const FOLDER = /packages\/ui\/src\/([^/]+)\//;

/** Counts the stories of each part. */
export const runOf = (results: Record<string, Told[]>, on: string): LastRun => ({
  on,
  engines: Object.fromEntries(
    Object.entries(results).map(([engine, told]) => {
      const partOf = ({ story }: Told) => FOLDER.exec(story.importPath)?.[1] ?? '';
      const parts = [...new Set(told.map(partOf))].map((part): [string, Count] => [
        part,
        countOf(told.filter((each) => partOf(each) === part)),
      ]);
      return [engine, { all: countOf(told), parts: Object.fromEntries(parts) }];
    }),
  ),
});

export const saveRun = (run: LastRun): void => writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);

export const readRun = (): LastRun => JSON.parse(readFileSync(file, 'utf8')) as LastRun;
