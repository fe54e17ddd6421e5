/**
 * Emulates `prefers-contrast: more`. A page cannot set the system's preference, so the media condition of the rules is
 * replaced by one that always applies.
 */
const MORE_CONTRAST = '(prefers-contrast: more)';
const ALWAYS_TRUE = '(min-width: 0)';

const originalConditions = new Map<CSSMediaRule, string>();

const applyToRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(MORE_CONTRAST)) {
      originalConditions.set(rule, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText.replace(MORE_CONTRAST, ALWAYS_TRUE);
    }
    if (rule instanceof CSSGroupingRule) applyToRules(rule.cssRules);
  }
};

const applyToAllSheets = () => {
  for (const sheet of document.styleSheets) applyToRules(sheet.cssRules);
};

/** Applies the rules until the returned function is called, also those of sheets that are added later. */
export const showMoreContrast = (): (() => void) => {
  applyToAllSheets();
  const observer = new MutationObserver(applyToAllSheets);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', applyToAllSheets, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('load', applyToAllSheets, true);
    for (const [rule, media] of originalConditions) rule.media.mediaText = media;
    originalConditions.clear();
  };
};
