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
import { colorToken, getToken } from './design-token.ts';

const EXTENSION = 'org.janani';

const cssVariableExtension = (group: string, name: string) => ({
  $extensions: { [EXTENSION]: { variable: `--${variableName([group, name])}` } },
});

const colors = (scheme: ColorScheme) =>
  Object.entries(makeTheme(scheme).color).map(([role, value]) => [
    role,
    {
      $value: colorToken(value),
      $description: getRole(role as ColorRole),
      ...cssVariableExtension('color', role),
    },
  ]);

const group = (name: keyof typeof groupRoles, scheme: ColorScheme = 'light') => ({
  $description: groupRoles[name],
  ...Object.fromEntries(
    Object.entries(makeTheme(scheme)[name]).map(([token, value]) => {
      const { css, ...designToken } = getToken(name, value);
      const { $extensions } = cssVariableExtension(name, token);
      const extensions =
        css === undefined ? $extensions : { [EXTENSION]: { ...$extensions[EXTENSION], css } };
      return [token, { ...designToken, $extensions: extensions }];
    }),
  ),
});

const inScheme = (scheme: ColorScheme) => ({
  color: { $type: 'color', ...Object.fromEntries(colors(scheme)) },
  shadow: group('shadow', scheme),
});

const shared = Object.keys(groupRoles).filter(
  (name): name is Exclude<keyof typeof groupRoles, 'shadow'> => name !== 'shadow',
);

const tokens = {
  $description:
    'The tokens of @janani/ui. Generated from its theme. A text that grows with the screen has its size on a phone here, and all of it under `css`.',
  light: inScheme('light'),
  dark: inScheme('dark'),
  ...Object.fromEntries(shared.map((name) => [name, group(name)])),
};

writeIfChanged(join(import.meta.dirname, '../tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
