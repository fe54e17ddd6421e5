const STATES = ['hover', 'focus-visible'] as const;
const PSEUDO_CLASS = new RegExp(`:(${STATES.join('|')})\\b`, 'g');

/** Rules inside a `hover` media query require a pointer, and a screenshot has none. */
const isHoverMediaRule = (rule: CSSRule) =>
  rule instanceof CSSMediaRule && /\bhover\b/.test(rule.conditionText);

const copyPseudoRule = (rule: CSSRule): string =>
  rule instanceof CSSStyleRule && STATES.some((state) => rule.selectorText.includes(`:${state}`))
    ? rule.cssText.replaceAll(PSEUDO_CLASS, '[data-show="$1"]')
    : '';

const copyPseudoRules = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && isHoverMediaRule(rule)) return copyPseudoRules(rule.cssRules);
    if (rule instanceof CSSLayerBlockRule) {
      const layerRules = copyPseudoRules(rule.cssRules).join('\n');
      return layerRules === '' ? [] : [`@layer ${rule.name} { ${layerRules} }`];
    }
    return [copyPseudoRule(rule)].filter(Boolean);
  });

/**
 * Styles an element as under a pointer or with focus: `data-show="hover"`, `data-show="focus-visible"`. Only a user
 * can cause those states, and only one at a time, but the sheet shows them side by side.
 */
export const showPseudoStates = (): (() => void) => {
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => copyPseudoRules(sheet.cssRules))
    .join('\n');
  document.head.append(style);
  return () => style.remove();
};
