/** `pnpm generate`: writes what follows from the catalogues. With `--check` it says what is not up to date. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeGenerated } from '@janani/dev-support/src/generated-file.ts';
import { readCatalogue } from '../src/catalogue.ts';
import { componentModules } from '../src/component-modules.ts';
import { appTexts } from '../src/files.ts';
import { keyTypes } from '../src/key-types.ts';
import { withoutPlaceNames } from '../src/place-names.ts';

/** The languages that the components bring, with what react-aria's texts in it are called. */
const SHIPPED = [{ language: 'hi', name: 'hindi' }];

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    // Another copy of the components; for `pnpm new:component`.
    components: { type: 'string', default: join(root, 'packages/ui') },
  },
});
const { components } = values;
const inComponents = (file: string) => readCatalogue(join(components, 'messages', file));

writeGenerated(
  join(root, 'packages/messages/runtime/keys.ts'),
  keyTypes(withoutPlaceNames(readCatalogue(appTexts.template))),
);
const modules = componentModules(
  components,
  inComponents('en.pot'),
  SHIPPED.map((shipped) => ({ ...shipped, catalogue: inComponents(`${shipped.language}.po`) })),
);
for (const [file, content] of Object.entries(modules)) writeGenerated(join(components, file), content);
