import type { Colors } from '../colors.ts';
import { type ThemeTokens, makeTheme } from '../make-theme.ts';
import { moreContrastRoles, withMoreContrast } from '../more-contrast.ts';
import type { ColorScheme } from '../scale.ts';
import { variableName } from '../variable-name.ts';
import { getBrandColors } from './brand-colors.ts';
import type { Brand } from './brand.ts';
import { checkBrand } from './check-brand.ts';

/** All token values of a brand in one scheme, with the contrast of each pair checked (WCAG 1.4.3, 1.4.11). */
export const brandTheme = (scheme: ColorScheme, brand: Brand): ThemeTokens => {
  checkBrand(brand);
  return makeTheme(scheme, {
    colors: getBrandColors(scheme, brand),
    ...(brand.fontSans && { fontSans: brand.fontSans }),
    ...(brand.radius && { radius: brand.radius }),
  });
};

const getVariableDeclarations = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `--${variableName([group, name])}: ${value};`);

const formatRule = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((text) => `  ${text}`).join('\n')}\n}`;

const getMoreContrastColors = (colors: Colors) =>
  Object.entries(withMoreContrast(colors)).filter(([role]) => Object.hasOwn(moreContrastRoles, role));

const getSchemeRules = (selector: string, scheme: ColorScheme, { color, shadow }: ThemeTokens) => [
  formatRule(selector, [
    `color-scheme: ${scheme};`,
    ...getVariableDeclarations('color', color),
    ...getVariableDeclarations('shadow', shadow),
  ]),
  `@media (prefers-contrast: more) {\n${formatRule(selector, getVariableDeclarations('color', Object.fromEntries(getMoreContrastColors(color))))}\n}`,
];

/**
 * This package sets system colours on the root and on each `data-theme`; an element without one inherits them. The rules
 * are not inside `(forced-colors: none)`, which Safari supports since 16 only: in older versions they would not apply.
 */
const getSystemColorRule = (selector: string, colors: Colors) =>
  `@media (forced-colors: active) {\n${formatRule(
    selector,
    getVariableDeclarations(
      'color',
      Object.fromEntries(Object.keys(colors).map((role) => [role, 'inherit !important'])),
    ),
  )}\n}`;

/**
 * The root, or a section of a page, in each scheme; the system's scheme applies when none is set. Outside of a layer,
 * so that it overrides this package's rules in any order of the sheets.
 */
const getSelectors = (selector: string) => {
  const isRoot = selector === ':root';
  const scope = isRoot ? ':root' : `:is(${selector})`;
  const unset = `${scope}:not([data-theme])`;
  return {
    shape: scope,
    light: [scope, `${scope} [data-theme="light"]`],
    dark: [
      `${scope}[data-theme="dark"]`,
      `${scope} [data-theme="dark"]`,
      ...(isRoot ? [] : [`[data-theme="dark"] ${unset}`]),
    ],
    system: isRoot ? unset : `:root:not([data-theme]) ${unset}`,
  };
};

/**
 * The complete CSS of a brand: light, dark by the system and by `data-theme`, more contrast, and nested themes. It
 * goes into a file besides this package's sheet, in any order. With forced colours the system's own stay.
 *
 * `selector`: where the brand applies, `:root` unless it is a section of a page. Throws if a given colour lacks
 * contrast.
 */
export const brandCss = (brand: Brand, selector = ':root'): string => {
  if (!/^[^{};]+$/.test(selector) || selector.includes('::'))
    throw new Error(
      `"${selector}" is no selector of a part of a page, so the brand would hold nowhere. Give one such as ".offer".`,
    );
  const light = brandTheme('light', brand);
  const dark = brandTheme('dark', brand);
  const rootSelectors = getSelectors(selector);
  const schemes = [
    ...getSchemeRules(rootSelectors.light.join(', '), 'light', light),
    `@media (prefers-color-scheme: dark) {\n${getSchemeRules(rootSelectors.system, 'dark', dark).join('\n')}\n}`,
    ...getSchemeRules(rootSelectors.dark.join(', '), 'dark', dark),
  ];
  const shape = [
    ...(brand.fontSans ? getVariableDeclarations('font', { sans: light.font.sans }) : []),
    ...getVariableDeclarations('radius', brand.radius ?? {}),
  ];
  return [
    ...(shape.length > 0 ? [formatRule(rootSelectors.shape, shape)] : []),
    ...schemes,
    ...(selector === ':root' ? [] : [getSystemColorRule(rootSelectors.shape, light.color)]),
    '',
  ].join('\n');
};
