/**
 * Writes `tokens/`: the theme as sets for design tools, in the W3C's design tokens format (2025.10). A colour is an
 * alias of an alias: `color` is the component's role, `theme` the value of light and dark for it, `ramp` the colour
 * itself. So each modifier is a separate set, and a tool makes every combination: `janani.resolver.json` defines the
 * order.
 */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from '@janani/dev-support/src/generated-file.ts';
import { type ColorRole, lightColors, ramps } from '../src/theme/colors.ts';
import { moreContrastRoles } from '../src/theme/more-contrast.ts';
import { groupRoles, getRole } from '../src/theme/roles.ts';
import { type ColorScheme, indicLeading, scale, schemeColors, shadows } from '../src/theme/scale.ts';
import { getSizeInPx } from '../src/theme/get-size-in-px.ts';
import { variableName } from '../src/theme/variable-name.ts';
import { toColorValue, getToken } from './design-token.ts';

const FOLDER = join(import.meta.dirname, '../tokens');

/** The screen widths for which a fluid text size is written: a common phone, and the desktop of the designs. */
const SCREENS = { phone: 360, desktop: 1280 } as const;

type Group = Record<string, unknown>;

const roles = Object.keys(lightColors) as ColorRole[];
const toThemeAlias = (role: ColorRole) => `{theme.${role}}`;
const mapValues = <Value>(
  toSources: Record<string, Value>,
  make: (value: Value, name: string) => unknown,
): Group => Object.fromEntries(Object.entries(toSources).map(([name, value]) => [name, make(value, name)]));
const getVariableExtension = (group: string, name: string) => ({
  $extensions: { 'org.janani': { variable: `--${variableName([group, name])}` } },
});

const rampSteps = new Map<string, string>(
  Object.entries(ramps).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, color]): [string, string] => [color, `{ramp.${ramp}.${step}}`]),
  ),
);

const getRamp = (color: string, role: string): string => {
  const alias = rampSteps.get(color);
  if (alias === undefined)
    throw new Error(
      `${role} is ${color}, which is no step of a ramp: a design tool could not say where it comes from. Take a step of src/theme/colors.ts.`,
    );
  return alias;
};

const ramp = {
  $type: 'color',
  ...mapValues(ramps, (steps) => mapValues<string>(steps, (color) => ({ $value: toColorValue(color) }))),
};

const PX = /^-?\d*\.?\d+(?:rem|px)$/;

/** In px, which every tool supports. The CSS length is beside it, for tools that use it. */
const toToolToken = (
  group: keyof typeof groupRoles,
  name: string,
  css: string,
  screenWidth: number = SCREENS.phone,
) => {
  const isLength = PX.test(css) || css.startsWith('clamp(');
  const { css: _css, ...token } = getToken(group, isLength ? `${getSizeInPx(css, screenWidth)}px` : css);
  const { $extensions } = getVariableExtension(group, name);
  return isLength && !css.endsWith('px')
    ? { ...token, $extensions: { 'org.janani': { ...$extensions['org.janani'], css } } }
    : { ...token, $extensions };
};

const getGroup = (group: keyof typeof groupRoles, values: Record<string, string>, screenWidth?: number) => ({
  $description: groupRoles[group],
  ...mapValues(values, (css, name) => toToolToken(group, name, css, screenWidth)),
});

const { text, leading, ...constant } = scale;

const getTheme = (scheme: ColorScheme) => ({
  theme: {
    $type: 'color',
    ...mapValues(schemeColors[scheme], (color, role) => ({ $value: getRamp(color, role) })),
  },
  shadow: getGroup('shadow', shadows[scheme]),
});

const getContrast = (replacements: Partial<Record<ColorRole, ColorRole>>) => ({
  color: {
    $type: 'color',
    ...Object.fromEntries(
      roles.map((role) => [
        role,
        {
          $value: toThemeAlias(replacements[role] ?? role),
          $description: getRole(role),
          ...getVariableExtension('color', role),
        },
      ]),
    ),
  },
});

const sets: Record<string, Group> = {
  ramps: { ramp },
  scale: mapValues(constant, (values, group) => getGroup(group as keyof typeof constant, values)),
  'theme.light': getTheme('light'),
  'theme.dark': getTheme('dark'),
  'contrast.normal': getContrast({}),
  'contrast.more': getContrast(moreContrastRoles),
  'screen.phone': { text: getGroup('text', text, SCREENS.phone) },
  'screen.desktop': { text: getGroup('text', text, SCREENS.desktop) },
  'script.latin': { leading: getGroup('leading', leading) },
  'script.indic': { leading: getGroup('leading', indicLeading) },
};

const getFile = (set: string) => `${set}.tokens.json`;
const toSources = (set: string) => [{ $ref: getFile(set) }];
const createModifier = (name: string, description: string, contexts: string[]) => ({
  description,
  contexts: Object.fromEntries(contexts.map((context) => [context, toSources(`${name}.${context}`)])),
  default: contexts[0],
});

const resolver = {
  name: 'Janani',
  version: '2025.10',
  description: 'The tokens of @janani/ui for design tools. Generated from its theme.',
  sets: { ramps: { sources: toSources('ramps') }, scale: { sources: toSources('scale') } },
  modifiers: {
    theme: createModifier('theme', 'Light or dark.', ['light', 'dark']),
    contrast: createModifier('contrast', 'What a user asked the system for.', ['normal', 'more']),
    screen: createModifier('screen', 'Texts grow with the screen: 360 px, or 1,280 px.', [
      'phone',
      'desktop',
    ]),
    script: createModifier('script', 'Indian scripts have taller lines.', ['latin', 'indic']),
  },
  resolutionOrder: [
    { $ref: '#/sets/ramps' },
    { $ref: '#/sets/scale' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/contrast' },
    { $ref: '#/modifiers/screen' },
    { $ref: '#/modifiers/script' },
  ],
};

const write = (file: string, content: Group) =>
  writeIfChanged(join(FOLDER, file), `${JSON.stringify(content, null, 2)}\n`);

for (const file of globSync('*.tokens.json', { cwd: FOLDER }))
  if (!Object.keys(sets).map(getFile).includes(file)) rmSync(join(FOLDER, file));
for (const [set, tokens] of Object.entries(sets)) write(getFile(set), tokens);
write('janani.resolver.json', resolver);
