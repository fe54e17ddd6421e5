import { type Translation, compileFunction, escapeQuotes, findTranslation } from '../src/compile.ts';
import { compileText } from '../src/component-texts.ts';
import { type Language, SOURCE_LANGUAGE } from '../src/language-list.ts';
import { readComponentTexts, readTexts } from './catalogues.ts';
import { COMPONENT_KEY_PREFIX } from './markers.ts';

const isComponentKey = (key: string) => key.startsWith(COMPONENT_KEY_PREFIX);

/** The translation for a key of the build: a text of the app, or of the components. */
export const getTranslation = (language: Language, key: string): Translation | undefined =>
  isComponentKey(key)
    ? findTranslation(
        key.slice(COMPONENT_KEY_PREFIX.length),
        readComponentTexts(language),
        readComponentTexts(SOURCE_LANGUAGE),
      )
    : findTranslation(key, readTexts(language), readTexts(SOURCE_LANGUAGE));

/** @throws Error if no catalogue has the key */
const requireTranslation = (language: Language, key: string): Translation => {
  const translation = getTranslation(language, key);
  if (!translation)
    throw new Error(
      `The build uses "${key}", and no English catalogue has it, so no language has its text. Add it to packages/messages/catalogues/en.pot, or run "pnpm generate" for one of the components.`,
    );
  return translation;
};

/** A plain text, as a string literal. */
export const getStringLiteral = (language: Language, key: string): string =>
  escapeQuotes(requireTranslation(language, key).forms[0] ?? '');

/** A text with values, as a function: of an object in the app, of positional values in the components. */
export const getFunctionCode = (language: Language, key: string): string => {
  const translation = requireTranslation(language, key);
  const entry = readComponentTexts(SOURCE_LANGUAGE).entries.get(key.slice(COMPONENT_KEY_PREFIX.length));
  return isComponentKey(key) && entry ? `(${compileText(entry, translation)})` : compileFunction(translation);
};
