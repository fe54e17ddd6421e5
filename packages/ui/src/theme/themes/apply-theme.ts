import { assignVars, globalStyle } from '@vanilla-extract/css';
import type { Colors } from '../colors.ts';
import { vars } from '../contract.css.ts';
import { theme as themeLayer } from '../layers.css.ts';
import type { ThemeTokens } from '../make-theme.ts';
import { moreContrastRoles } from '../more-contrast.ts';
import type { ColorScheme } from '../scale.ts';

const getMoreContrastVars = (color: Colors) =>
  Object.fromEntries(
    (Object.keys(moreContrastRoles) as (keyof typeof moreContrastRoles)[]).map((role) => [
      vars.color[role],
      color[moreContrastRoles[role]],
    ]),
  );

/** Where a theme applies: a selector, and optionally a media query. */
export type ThemeScope = { selector: string; media?: string };

const MORE_CONTRAST = '(prefers-contrast: more)';

/** Writes the rules of a theme: its colours and shadows, and those for `prefers-contrast: more`. */
export const applyTheme = ({ selector, media }: ThemeScope, scheme: ColorScheme, theme: ThemeTokens) => {
  const rule = {
    colorScheme: scheme,
    vars: { ...assignVars(vars.color, theme.color), ...assignVars(vars.shadow, theme.shadow) },
  };
  globalStyle(selector, {
    '@layer': { [themeLayer]: media === undefined ? rule : { '@media': { [media]: rule } } },
  });
  globalStyle(selector, {
    '@layer': {
      [themeLayer]: {
        '@media': {
          [media === undefined ? MORE_CONTRAST : `${media} and ${MORE_CONTRAST}`]: {
            vars: getMoreContrastVars(theme.color),
          },
        },
      },
    },
  });
};
