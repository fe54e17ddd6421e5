/**
 * Writes `tokens.json`: the theme in the W3C's design tokens format, with every alias resolved, for other platforms.
 * Each token names its CSS variable.
 */
import { join } from 'node:path';
import { writeIfChanged } from '@janani/dev-support/src/generated-file.ts';
import type { ColorRole } from '../src/theme/colors.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { groupRoles, getRole } from '../src/theme/roles.ts';
import type { ColorScheme } from '../src/theme/scale.ts';
import { variableName } from '../src/theme/variable-name.ts';
import { toColorValue, getToken } from './design-token.ts';

const EXTENSION = 'org.janani';

const getVariableExtension = (group: string, name: string) => ({
  $extensions: { [EXTENSION]: { variable: `--${variableName([group, name])}` } },
});

const getColors = (scheme: ColorScheme) =>
  Object.entries(makeTheme(scheme).color).map(([role, value]) => [
    role,
    {
      $value: toColorValue(value),
      $description: getRole(role as ColorRole),
      ...getVariableExtension('color', role),
    },
  ]);

const getGroup = (name: keyof typeof groupRoles, scheme: ColorScheme = 'light') => ({
  $description: groupRoles[name],
  ...Object.fromEntries(
    Object.entries(makeTheme(scheme)[name]).map(([token, value]) => {
      const { css, ...designToken } = getToken(name, value);
      const { $extensions } = getVariableExtension(name, token);
      const extensions =
        css === undefined ? $extensions : { [EXTENSION]: { ...$extensions[EXTENSION], css } };
      return [token, { ...designToken, $extensions: extensions }];
    }),
  ),
});

const getScheme = (scheme: ColorScheme) => ({
  color: { $type: 'color', ...Object.fromEntries(getColors(scheme)) },
  shadow: getGroup('shadow', scheme),
});

const shared = Object.keys(groupRoles).filter(
  (name): name is Exclude<keyof typeof groupRoles, 'shadow'> => name !== 'shadow',
);

const tokens = {
  $description:
    'The tokens of @janani/ui. Generated from its theme. A text that grows with the screen has its size on a phone here, and all of it under `css`.',
  light: getScheme('light'),
  dark: getScheme('dark'),
  ...Object.fromEntries(shared.map((name) => [name, getGroup(name)])),
};

writeIfChanged(join(import.meta.dirname, '../tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
