import { otherPackages } from '@janani/ui/react-aria-words';
import { reactAriaExpression } from '../src/react-aria-words.ts';
import { type Language, SOURCE } from '../src/language-list.ts';
import { readComponentWords } from './catalogues.ts';

/** What react-aria says in a language, as an expression of a script: nothing where it has words of its own, or none are whole. */
export const reactAriaWordsOf = (language: Language): string => {
  const words =
    language === SOURCE
      ? undefined
      : reactAriaExpression(readComponentWords(language), readComponentWords(SOURCE));
  if (words === undefined) return 'undefined';
  const others = `Object.fromEntries(${JSON.stringify(otherPackages)}.map(name=>[name,{}]))`;
  return `({...${others},...${words}})`;
};
