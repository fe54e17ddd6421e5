import { type Said, functionOf, inQuotes, saidIn } from '../src/compile.ts';
import { expressionOf } from '../src/component-words.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readComponentWords, readTexts } from './catalogues.ts';
import { COMPONENTS } from './marks.ts';

const isOfComponents = (key: string) => key.startsWith(COMPONENTS);

/** What a language says under the name that a build has for it: a text of the app, or of the components. */
export const saidBy = (language: Language, key: string): Said | undefined =>
  isOfComponents(key)
    ? saidIn(key.slice(COMPONENTS.length), readComponentWords(language), readComponentWords(SOURCE))
    : saidIn(key, readTexts(language), readTexts(SOURCE));

/** @throws Error where no catalogue has it */
const certain = (language: Language, key: string): Said => {
  const said = saidBy(language, key);
  if (!said)
    throw new Error(
      `The build says "${key}", and no English catalogue has it, so no language could say it. Add it to packages/messages/catalogues/en.pot, or run "pnpm generate" for one of the components.`,
    );
  return said;
};

/** A plain text, inside quotes. */
export const quotedIn = (language: Language, key: string): string =>
  inQuotes(certain(language, key).forms[0] ?? '');

/** A text that takes values, as a function: of an object in the app, of one value after the other in the components. */
export const functionIn = (language: Language, key: string): string => {
  const said = certain(language, key);
  const entry = readComponentWords(SOURCE).entries.get(key.slice(COMPONENTS.length));
  return isOfComponents(key) && entry ? `(${expressionOf(entry, said)})` : functionOf(said);
};
