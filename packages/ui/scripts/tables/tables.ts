/**
 * The generated files that `@janani/ui` publishes besides its code and that the pages and tests here read: the table
 * of components, the page for language models and the tokens. They follow from the sources, so they are not committed.
 */
import { join } from 'node:path';
import '../build-design-sets.ts';
import '../build-tokens.ts';
import { getComponents, getShapes } from './components.ts';
import { digestOfSources, writeTablesStamp, ui } from './current-tables.ts';
import { writeIfChanged } from '@janani/dev-support/src/generated-file.ts';
import { llmsText } from './llms-text.ts';
import { readPublicApi } from './public-api.ts';

const sources = digestOfSources();
const docs = join(import.meta.dirname, '../../../../docs/components.md');

export const writeTables = (): void => {
  const api = readPublicApi(ui);
  const components = getComponents(ui, docs, api);
  const table = { components, types: getShapes(api) };
  writeIfChanged(join(ui, 'components.json'), `${JSON.stringify(table, null, 1)}\n`);
  writeIfChanged(join(ui, 'llms.txt'), llmsText(components));
  writeTablesStamp(sources);
};
