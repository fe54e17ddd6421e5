/**
 * The generated files that `@janani/ui` publishes besides its code and that the pages and tests here read: the table
 * of components, the page for language models, the tokens and the evidence of the conformance report. They follow from
 * the sources, so they are not committed.
 */
import { join } from 'node:path';
import '../build-design-sets.ts';
import '../build-tokens.ts';
import { getAcrEvidence } from './acr-evidence.ts';
import { getComponents, getShapes } from './components.ts';
import { digestSources, writeMetadataStamp, uiFolder } from './metadata-stamp.ts';
import { writeIfChanged } from '@janani/dev-support/src/generated-file.ts';
import { getLlmsText } from './llms-text.ts';
import { readPublicApi } from './public-api.ts';

const sources = digestSources();
const docs = join(import.meta.dirname, '../../../../docs/components.md');

export const writeMetadata = (): void => {
  const api = readPublicApi(uiFolder);
  const components = getComponents(uiFolder, docs, api);
  const table = { components, types: getShapes(api) };
  writeIfChanged(join(uiFolder, 'components.json'), `${JSON.stringify(table, null, 1)}\n`);
  writeIfChanged(join(uiFolder, 'llms.txt'), getLlmsText(components));
  writeIfChanged(join(uiFolder, 'acr.json'), `${JSON.stringify(getAcrEvidence(uiFolder), null, 1)}\n`);
  writeMetadataStamp(sources);
};
