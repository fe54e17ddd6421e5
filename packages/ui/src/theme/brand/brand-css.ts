import type { Colors } from '../colors.ts';
import { type ThemeTokens, makeTheme } from '../make-theme.ts';
import { louderRoles, withMoreContrast } from '../more-contrast.ts';
import type { ColorScheme } from '../scale.ts';
import { variableName } from '../variable-name.ts';
import { brandColors } from './brand-colors.ts';
import type { Brand } from './brand.ts';
import { checkBrand } from './check-brand.ts';

/** All token values of a brand in one scheme, each pair of colours checked (WCAG 1.4.3, 1.4.11). */
export const brandTheme = (scheme: ColorScheme, brand: Brand): ThemeTokens => {
  checkBrand(brand);
  return makeTheme(scheme, {
    colors: brandColors(scheme, brand),
    ...(brand.fontSans && { fontSans: brand.fontSans }),
    ...(brand.radius && { radius: brand.radius }),
  });
};

const variables = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `--${variableName([group, name])}: ${value};`);

const rule = (selector: string, declarations: readonly string[]) =>
  `${selector} {\n${declarations.map((text) => `  ${text}`).join('\n')}\n}`;

const louder = (colors: Colors) =>
  Object.entries(withMoreContrast(colors)).filter(([role]) => Object.hasOwn(louderRoles, role));

const schemeRules = (selector: string, scheme: ColorScheme, { color, shadow }: ThemeTokens) => [
  rule(selector, [`color-scheme: ${scheme};`, ...variables('color', color), ...variables('shadow', shadow)]),
  `@media (prefers-contrast: more) {\n${rule(selector, variables('color', Object.fromEntries(louder(color))))}\n}`,
];

/**
 * The kit gives the root and every `data-theme` the system's colours; a part of a page without one takes them from there. In no
 * `(forced-colors: none)`, which Safari knows since 16 only: before, nothing in it would hold.
 */
const systemColors = (selector: string, colors: Colors) =>
  `@media (forced-colors: active) {\n${rule(
    selector,
    variables('color', Object.fromEntries(Object.keys(colors).map((role) => [role, 'inherit !important']))),
  )}\n}`;

/**
 * The root, or a part of a page, in each scheme; the system's own counts where nothing is set. In no layer, it wins over
 * the kit's, whichever sheet comes first.
 */
const places = (selector: string) => {
  const isRoot = selector === ':root';
  const place = isRoot ? ':root' : `:is(${selector})`;
  const unset = `${place}:not([data-theme])`;
  return {
    shape: place,
    light: [place, `${place} [data-theme="light"]`],
    dark: [
      `${place}[data-theme="dark"]`,
      `${place} [data-theme="dark"]`,
      ...(isRoot ? [] : [`[data-theme="dark"] ${unset}`]),
    ],
    system: isRoot ? unset : `:root:not([data-theme]) ${unset}`,
  };
};

/**
 * A brand's CSS, whole: light, dark by the system and by `data-theme`, more contrast, and themes within themes. It goes
 * into a file beside the kit's sheet, in any order. With forced colours the system's own stay.
 *
 * `selector`: where the brand holds, `:root` unless it is a part of a page. Throws where a given colour cannot be read.
 */
export const brandCss = (brand: Brand, selector = ':root'): string => {
  if (!/^[^{};]+$/.test(selector) || selector.includes('::'))
    throw new Error(
      `"${selector}" is no selector of a part of a page, so the brand would hold nowhere. Give one such as ".offer".`,
    );
  const light = brandTheme('light', brand);
  const dark = brandTheme('dark', brand);
  const at = places(selector);
  const schemes = [
    ...schemeRules(at.light.join(', '), 'light', light),
    `@media (prefers-color-scheme: dark) {\n${schemeRules(at.system, 'dark', dark).join('\n')}\n}`,
    ...schemeRules(at.dark.join(', '), 'dark', dark),
  ];
  const shape = [
    ...(brand.fontSans ? variables('font', { sans: light.font.sans }) : []),
    ...variables('radius', brand.radius ?? {}),
  ];
  return [
    ...(shape.length > 0 ? [rule(at.shape, shape)] : []),
    ...schemes,
    ...(selector === ':root' ? [] : [systemColors(at.shape, light.color)]),
    '',
  ].join('\n');
};
