import { type StyleGroup, getStyleGroups } from '../internal/stories/style-groups.ts';

/** Name, price, features and button of a card. */
export const PLAN_SECTIONS = ['h3', 'p:has(> span > span)', 'ul', 'a'] as const;

/** The list that contains the plans. */
export const getGrid = (canvas: HTMLElement): Element => {
  const grid = canvas.querySelector('ul[aria-label]');
  if (!grid) throw new Error('No PlanGrid is shown.');
  return grid;
};

/** The distinct vertical positions of this element in the cards; a single one when they line up. */
export const getTops = (canvas: HTMLElement, selector: string): number[] => {
  const tops = [...getGrid(canvas).children].map((item) =>
    Math.round(item.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN),
  );
  return [...new Set(tops)];
};

/**
 * Removes the rules that require subgrid, as in a browser without it.
 *
 * @returns a function that restores them
 */
export const removeSubgridRules = (page: Document): (() => void) => {
  const removedRules: [group: StyleGroup, index: number, text: string][] = [];
  for (const group of getStyleGroups(page))
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      if (!(rule instanceof CSSSupportsRule) || !rule.conditionText.includes('subgrid')) continue;
      removedRules.push([group, index, rule.cssText]);
      group.deleteRule(index);
    }
  return () => {
    for (const [group, index, text] of removedRules.toReversed()) group.insertRule(text, index);
  };
};
