/** Writes the API report of each package, and the table of components; `--check` fails when one is stale. */
import { join } from 'node:path';
import { componentsOf, shapesOf } from './components.ts';
import { writeGenerated } from '../../packages/dev-support/src/generated-file.ts';
import { llmsText } from './llms-text.ts';
import { published } from './packages.ts';
import { readPublicApi } from './public-api.ts';
import { reportOf } from './report.ts';

const docs = join(import.meta.dirname, '../../docs/components.md');

for (const { name, folder, paths, report } of published) {
  const api = readPublicApi(folder);
  writeGenerated(report, reportOf(name, paths, api));
  if (!paths.includes('./components.json')) continue;
  const components = componentsOf(folder, docs, api);
  writeGenerated(
    join(folder, 'components.json'),
    `${JSON.stringify({ components, types: shapesOf(api) }, null, 1)}\n`,
  );
  writeGenerated(join(folder, 'llms.txt'), llmsText(components));
}
