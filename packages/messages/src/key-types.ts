import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, getValueNames } from './compile.ts';

const getValueType = (entry: Entry, name: string) =>
  `${name}: ${hasPluralForms(entry) && name === COUNT ? 'number' : 'string | number'}`;

const getTextType = (entry: Entry): string => {
  const values = getValueNames(entry);
  return values.length === 0 ? '[]' : `[{ ${values.map((name) => getValueType(entry, name)).join('; ')} }]`;
};

/** The code of the type that lists every key with its values. */
export const createKeyTypes = ({ entries }: Catalogue): string =>
  [
    '// Generated from packages/messages/catalogues/en.pot by `pnpm generate`. Do not edit.',
    '',
    '/** Every text of the app, with the names of its values. */',
    'export type Texts = {',
    ...[...entries.values()].map((entry) => `  '${entry.key}': ${getTextType(entry)};`),
    '};',
    '',
  ].join('\n');
