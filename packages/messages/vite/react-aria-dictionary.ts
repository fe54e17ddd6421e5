import { otherPackages } from '@janani/ui/react-aria-strings';
import { compileReactAriaTexts } from '../src/react-aria-strings.ts';
import { type Language, SOURCE_LANGUAGE } from '../src/language-list.ts';
import { readComponentTexts } from './catalogues.ts';

/**
 * Compiles the strings of react-aria in a language to an expression: `undefined` if react-aria includes them itself or
 * the catalogue is incomplete.
 */
export const getReactAriaStrings = (language: Language): string => {
  const texts =
    language === SOURCE_LANGUAGE
      ? undefined
      : compileReactAriaTexts(readComponentTexts(language), readComponentTexts(SOURCE_LANGUAGE));
  if (texts === undefined) return 'undefined';
  const withoutStrings = `Object.fromEntries(${JSON.stringify(otherPackages)}.map(name=>[name,{}]))`;
  return `({...${withoutStrings},...${texts}})`;
};
