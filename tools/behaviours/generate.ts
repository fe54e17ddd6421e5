/** Counts and sorts the rows of `docs/behaviours`; `--check` fails when a page is stale or a row names no test. */
import { join } from 'node:path';
import { writeGenerated } from '../../packages/dev-support/src/generated-file.ts';
import { readRun } from '../lab/engines/last-run.ts';
import { docs, findErrors, readComponents } from './rows.ts';
import { renderIndex, renderPage } from './table.ts';

const components = readComponents();

const errors = components.flatMap((component) => findErrors(component));
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;

for (const component of components) writeGenerated(join(docs, `${component.slug}.md`), renderPage(component));
writeGenerated(join(docs, 'README.md'), renderIndex(components, readRun()));
