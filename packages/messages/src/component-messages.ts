import type { Catalogue } from './catalogue.ts';
import { REACT_ARIA, expressionIn, nameOf, partsOf, property } from './component-words.ts';
import { reactAriaExpression } from './react-aria-words.ts';

/** All words of the components in a language, as an expression of a script: what `UiProvider` takes as `messages`. */
export const messagesExpression = (language: Catalogue, source: Catalogue): string => {
  const parts = [...partsOf(source)].filter(([part]) => part !== REACT_ARIA);
  const rows = parts.map(
    ([part, entries]) =>
      `${part}: { ${entries.map((entry) => `${property(nameOf(entry))}: ${expressionIn(entry, language, source)}`).join(', ')} }`,
  );
  const reactAria = reactAriaExpression(language, source);
  return `{ ${[...rows, ...(reactAria === undefined ? [] : [`${REACT_ARIA}: ${reactAria}`])].join(', ')} }`;
};
