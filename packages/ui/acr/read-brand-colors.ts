import type { Colors } from '../src/theme/colors.ts';
import { type ColorScheme, schemeColors } from '../src/theme/scale.ts';
import { variableName } from '../src/theme/variable-name.ts';

/** A rule's declarations, and its selector after those of the at-rules around it. */
type Rule = { context: string; declarations: string };

const readRules = (css: string): Rule[] => {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') {
      open.push(text);
      continue;
    }
    rules.push({ context: open.join(' '), declarations: text });
    open.pop();
  }
  return rules;
};

/** Rules with the colours of the system, and with those for more contrast. */
const OTHER_COLORS = /forced-colors|prefers-contrast/;
const DARK = /data-theme=["']?dark|prefers-color-scheme:\s*dark/;
const LIGHT = /data-theme=["']?light|prefers-color-scheme:\s*light/;

const isOfScheme = ({ context }: Rule, scheme: ColorScheme) =>
  scheme === 'dark' ? DARK.test(context) : LIGHT.test(context) && !DARK.test(context);

/**
 * The colours of a theme with those that a style sheet sets in their place. A colour outside of the rules of a theme
 * is of both themes.
 */
export const readBrandColors = (css: string, scheme: ColorScheme): Colors => {
  const rules = readRules(css).filter(({ context }) => !OTHER_COLORS.test(context));
  const declarations = [
    ...rules.filter((rule) => !isOfScheme(rule, 'light') && !isOfScheme(rule, 'dark')),
    ...rules.filter((rule) => isOfScheme(rule, scheme)),
  ]
    .map((rule) => rule.declarations)
    .join(';');
  const getColor = (role: string) => {
    const pattern = new RegExp(`--${variableName(['color', role])}\\s*:([^;]+)`, 'g');
    return [...declarations.matchAll(pattern)].at(-1)?.[1]?.trim();
  };
  const colors = Object.entries(schemeColors[scheme]).map(([role, value]) => [role, getColor(role) ?? value]);
  return Object.fromEntries(colors) as Colors;
};
