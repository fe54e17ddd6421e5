import type { Catalogue } from './catalogue.ts';
import { REACT_ARIA, expressionIn, getName, textsByComponent, property } from './component-texts.ts';
import { reactAriaExpression } from './react-aria-strings.ts';

/** All texts of the components in a language, as an expression of a script: the `messages` of `UiProvider`. */
export const messagesExpression = (language: Catalogue, source: Catalogue): string => {
  const components = [...textsByComponent(source)].filter(([component]) => component !== REACT_ARIA);
  const rows = components.map(
    ([component, entries]) =>
      `${component}: { ${entries.map((entry) => `${property(getName(entry))}: ${expressionIn(entry, language, source)}`).join(', ')} }`,
  );
  const reactAria = reactAriaExpression(language, source);
  return `{ ${[...rows, ...(reactAria === undefined ? [] : [`${REACT_ARIA}: ${reactAria}`])].join(', ')} }`;
};
