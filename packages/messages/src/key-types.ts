import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, getValues } from './compile.ts';

const typeOfValue = (entry: Entry, name: string) =>
  `${name}: ${hasPluralForms(entry) && name === COUNT ? 'number' : 'string | number'}`;

const typeOf = (entry: Entry): string => {
  const values = getValues(entry);
  return values.length === 0 ? '[]' : `[{ ${values.map((name) => typeOfValue(entry, name)).join('; ')} }]`;
};

/** The types of every text's values. */
export const keyTypes = ({ entries }: Catalogue): string =>
  [
    '// From packages/messages/catalogues/en.pot, by `pnpm generate`.',
    '',
    '/** Every text of the app, with the names of its values. */',
    'export type Texts = {',
    ...[...entries.values()].map((entry) => `  '${entry.key}': ${typeOf(entry)};`),
    '};',
    '',
  ].join('\n');
