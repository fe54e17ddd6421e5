/** Counts and sorts the rows of `docs/behaviours`; `--check` fails when a page is stale or a row names no test. */
import { join } from 'node:path';
import { writeGenerated } from '../../packages/dev-support/src/generated-file.ts';
import { readRun } from '../lab/engines/last-run.ts';
import { docs, findProblems, readComponents } from './rows.ts';
import { indexOf, getPage } from './table.ts';

const components = readComponents();

const problems = components.flatMap((component) => findProblems(component));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

for (const component of components) writeGenerated(join(docs, `${component.slug}.md`), getPage(component));
writeGenerated(join(docs, 'README.md'), indexOf(components, readRun()));
