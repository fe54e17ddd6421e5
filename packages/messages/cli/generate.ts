/** `pnpm generate`: writes the files that are derived from the catalogues. With `--check` it reports stale files. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGenerated } from '@janani/dev-support/src/generated-file.ts';
import { readCatalogue } from '../src/catalogue.ts';
import { createComponentModules } from '../src/component-modules.ts';
import { appTextSource } from '../src/files.ts';
import { createKeyTypes } from '../src/key-types.ts';
import { withoutPlaceNames } from '../src/place-names.ts';

/** The languages of the UI package besides English, with the names of their exports. */
const BUNDLED_LANGUAGES = [{ language: 'hi', name: 'hindi' }];

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    // Another copy of the UI package; for `pnpm new:component`.
    components: { type: 'string', default: join(root, 'packages/ui') },
  },
});
const { components } = values;
const inComponents = (file: string) => readCatalogue(join(components, 'messages', file));

writeGenerated(
  join(root, 'packages/messages/runtime/keys.ts'),
  createKeyTypes(withoutPlaceNames(readCatalogue(appTextSource.template))),
);
const modules = createComponentModules(
  components,
  inComponents('en.pot'),
  BUNDLED_LANGUAGES.map((shipped) => ({ ...shipped, catalogue: inComponents(`${shipped.language}.po`) })),
);
for (const [file, content] of Object.entries(modules)) writeGenerated(join(components, file), content);
