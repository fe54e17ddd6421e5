import type { Colors } from '../src/theme/colors.ts';
import { withMoreContrast } from '../src/theme/more-contrast.ts';
import { type ColorScheme, schemeColors } from '../src/theme/scale.ts';
import { variableName } from '../src/theme/variable-name.ts';

/** A combination of what a user's system and a page can set. */
export type ThemeState = {
  /** The system's scheme. */
  system: ColorScheme;
  /** `data-theme`, which overrides it. */
  theme?: ColorScheme;
  moreContrast: boolean;
};

const schemes: ColorScheme[] = ['light', 'dark'];
const STATES: ThemeState[] = [false, true].flatMap((moreContrast) => [
  ...schemes.map((system) => ({ system, moreContrast })),
  ...schemes.map((theme) => ({ system: theme, theme, moreContrast })),
]);

/** A rule of a style sheet. */
type Rule = { media: string; selectors: string[]; declarations: string };

const readRules = (css: string): Rule[] => {
  const rules: Rule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') {
      open.push(text);
      continue;
    }
    const selectors = (open.at(-1) ?? '').split(',').map((selector) => selector.trim());
    rules.push({ media: open.slice(0, -1).join(' ').trim(), selectors, declarations: text });
    open.pop();
  }
  return rules.filter(({ declarations }) => declarations.includes('--janani-color-'));
};

const THEME = /\[data-theme=["']?(light|dark)["']?\]/;
/** The root, and a section with a theme of its own. */
const ROOT = /^(?::root|html|\*)?(?::not\(\[data-theme\]\))?(?:\s*\[data-theme=["']?(?:light|dark)["']?\])?$/;
const MEDIA = /^(?:@layer [\w.]+|@media|\(prefers-(?:color-scheme|contrast): *\w+\)|and|\s)*$/;

const matchesMedia = (media: string, { system, moreContrast }: ThemeState) =>
  (!media.includes('prefers-contrast') || moreContrast) &&
  schemes.every((scheme) => !new RegExp(`scheme: *${scheme}`).test(media) || scheme === system);

const matchesSelector = (selector: string, { theme }: ThemeState) =>
  selector.includes(':not([data-theme])')
    ? theme === undefined
    : !THEME.test(selector) || THEME.exec(selector)?.[1] === theme;

/** Of two rules for a state, the one with more conditions applies, as in the cascade. */
const countConditions = (selector: string) => selector.match(/\[|:root/g)?.length ?? 0;

/** Each declaration of a kit's colour for a state, the one that applies last. */
const getDeclarations = (rules: Rule[], state: ThemeState) =>
  rules
    .filter(({ media }) => matchesMedia(media, state))
    .flatMap(({ selectors, declarations }) =>
      selectors
        .filter((selector) => matchesSelector(selector, state))
        .map((selector) => ({ declarations, conditions: countConditions(selector) })),
    )
    .toSorted((a, b) => a.conditions - b.conditions)
    .map(({ declarations }) => declarations)
    .join(';');

export type BrandColors = {
  states: { state: ThemeState; colors: Colors }[];
  /** How many colours of the kit the style sheet sets. */
  count: number;
  /** Selectors and conditions whose rules set colours and are not read: sections of a page, widths. */
  unread: string[];
};

/** The colours of the kit with those that a style sheet sets, in each state. */
export const readBrandColors = (css: string): BrandColors => {
  const rules = readRules(css).filter(({ media }) => !media.includes('forced-colors'));
  const isRead = ({ media, selectors }: Rule) =>
    MEDIA.test(media) && selectors.every((text) => ROOT.test(text));
  const read = rules.filter(isRead);
  const names = Object.keys(schemeColors.light).map((role) => [role, `--${variableName(['color', role])}`]);
  const states = STATES.map((state) => {
    const base = schemeColors[state.theme ?? state.system];
    const colors: Record<string, string> = state.moreContrast ? withMoreContrast(base) : { ...base };
    const declarations = getDeclarations(read, state);
    for (const [role = '', name = ''] of names) {
      const value = [...declarations.matchAll(new RegExp(`${name}\\s*:([^;]+)`, 'g'))].at(-1)?.[1];
      if (value !== undefined) colors[role] = value.replace('!important', '').trim();
    }
    return { state, colors: colors as Colors };
  });
  return {
    states,
    count: names.filter(([, name]) => new RegExp(`${name}\\s*:`).test(css)).length,
    unread: rules
      .filter((rule) => !isRead(rule))
      .map(({ media, selectors }) => `${media} ${selectors.join(', ')}`.trim()),
  };
};
