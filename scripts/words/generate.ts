/** `pnpm generate`: writes what follows from the catalogues. With `--check` it says what is not up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.ts';
import { TEMPLATE } from './files.ts';
import { keyTypes } from './key-types.ts';
import { withoutPlaces } from './places.ts';

const app = join(import.meta.dirname, '../../app');
const files = { [join(app, 'src/i18n/keys.ts')]: keyTypes(withoutPlaces(readCatalogue(TEMPLATE))) };

for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`${file} does not follow from its catalogue any more. Run "pnpm generate".`);
    process.exitCode = 1;
  }
}
