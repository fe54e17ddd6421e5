import type { Catalogue } from './catalogue.ts';
import {
  REACT_ARIA,
  compileTextIn,
  getTextName,
  groupByComponent,
  toPropertyKey,
} from './component-texts.ts';
import { compileReactAriaTexts } from './react-aria-strings.ts';

/** Compiles all texts of the components in a language to an expression: the `messages` of `UiProvider`. */
export const compileMessages = (language: Catalogue, source: Catalogue): string => {
  const components = [...groupByComponent(source)].filter(([component]) => component !== REACT_ARIA);
  const rows = components.map(
    ([component, entries]) =>
      `${component}: { ${entries.map((entry) => `${toPropertyKey(getTextName(entry))}: ${compileTextIn(entry, language, source)}`).join(', ')} }`,
  );
  const reactAria = compileReactAriaTexts(language, source);
  return `{ ${[...rows, ...(reactAria === undefined ? [] : [`${REACT_ARIA}: ${reactAria}`])].join(', ')} }`;
};
