import { otherPackages } from '@janani/ui/react-aria-strings';
import { reactAriaExpression } from '../src/react-aria-strings.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readComponentTexts } from './catalogues.ts';

/**
 * The strings of react-aria in a language, as an expression of a script: `undefined` where react-aria includes them
 * or the catalogue is incomplete.
 */
export const getReactAriaStrings = (language: Language): string => {
  const texts =
    language === SOURCE
      ? undefined
      : reactAriaExpression(readComponentTexts(language), readComponentTexts(SOURCE));
  if (texts === undefined) return 'undefined';
  const withoutStrings = `Object.fromEntries(${JSON.stringify(otherPackages)}.map(name=>[name,{}]))`;
  return `({...${withoutStrings},...${texts}})`;
};
