/** Storybook's light and dark theme, from our tokens: for its sidebar and toolbar, and for docs pages. */
import { create, type ThemeVars } from 'storybook/theming';
import tokens from '../../packages/ui/tokens.json' with { type: 'json' };

export type Scheme = 'light' | 'dark';

const FONT = '"Anek Latin Variable", Roboto, Arial, sans-serif';
const MARKS = { light: './brand/mark.svg', dark: './brand/mark-on-dark.svg' };
const MARK_PX = 32;

type Role = Exclude<keyof typeof tokens.light.color, '$type'>;

const getHex = (scheme: Scheme, role: Role) => tokens[scheme].color[role].$value.hex;

/** The background of the selected item in the sidebar, which has white text. */
export const getSelectedBackground = (scheme: Scheme) => getHex(scheme, 'primary');

/** The theme of Storybook's sidebar and toolbar, and of a docs page. */
export const createTheme = (scheme: Scheme): ThemeVars => {
  const getColor = (role: Role) => getHex(scheme, role);
  return create({
    base: scheme,
    colorPrimary: getColor('primary'),
    colorSecondary: getColor('primaryInk'),
    appBg: getColor('bg'),
    appContentBg: getColor('surface'),
    appHoverBg: getColor('primaryTint'),
    appPreviewBg: getColor('bg'),
    appBorderColor: getColor('line'),
    appBorderRadius: 12,
    fontBase: FONT,
    textColor: getColor('ink'),
    textInverseColor: getColor('onPrimary'),
    textMutedColor: getColor('ink3'),
    barTextColor: getColor('ink2'),
    barHoverColor: getColor('primaryInk'),
    barSelectedColor: getColor('primaryInk'),
    barBg: getColor('surface'),
    buttonBg: getColor('surfaceTint'),
    buttonBorder: getColor('lineField'),
    booleanBg: getColor('surfaceSunk'),
    booleanSelectedBg: getColor('surfaceRaised'),
    inputBg: getColor('surface'),
    inputBorder: getColor('lineField'),
    inputTextColor: getColor('ink'),
    inputBorderRadius: 8,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:.625rem;font-size:1.375rem;font-weight:600"><img src="${MARKS[scheme]}" alt="" height="${MARK_PX}">Janani</span>`,
    brandUrl: './',
    brandTarget: '_self',
  });
};
