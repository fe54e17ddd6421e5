/**
 * More contrast, as for `prefers-contrast: more`. A page cannot set the system's preference, so the rules are applied
 * by changing their media condition.
 */
const MORE_CONTRAST = '(prefers-contrast: more)';
const ALWAYS = '(min-width: 0)';

const originalConditions = new Map<CSSMediaRule, string>();

const changeIn = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(MORE_CONTRAST)) {
      originalConditions.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(MORE_CONTRAST, ALWAYS);
    }
    if (rule instanceof CSSGroupingRule) changeIn(rule.cssRules);
  }
};

const changeAll = () => {
  for (const sheet of document.styleSheets) changeIn(sheet.cssRules);
};

/** Applies them until the returned function is called; sheets that are added later are included. */
export const showMoreContrast = (): (() => void) => {
  changeAll();
  const observer = new MutationObserver(changeAll);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', changeAll, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', changeAll, true);
    for (const [rule, media] of originalConditions) rule.media.mediaText = media;
    originalConditions.clear();
  };
};
