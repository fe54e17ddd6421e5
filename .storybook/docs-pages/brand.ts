/** Storybook's theme, made of our tokens: for its frame and for its pages, light and dark. */
import { create, type ThemeVars } from 'storybook/theming';
import tokens from '../../packages/ui/tokens.json' with { type: 'json' };

export type Scheme = 'light' | 'dark';

const FONT = '"Anek Latin Variable", Roboto, Arial, sans-serif';
const MARKS = { light: './brand/mark.svg', dark: './brand/mark-on-dark.svg' };
const MARK_PX = 32;

type Role = Exclude<keyof typeof tokens.light.color, '$type'>;

const getHex = (scheme: Scheme, role: Role) => tokens[scheme].color[role].$value.hex;

/** The background of the selected item in the sidebar, which has white text. */
export const selectedBackground = (scheme: Scheme) => getHex(scheme, 'primary');

/** The theme of the frame, and of a page. */
export const createTheme = (scheme: Scheme): ThemeVars => {
  const hex = (role: Role) => getHex(scheme, role);
  return create({
    base: scheme,
    colorPrimary: hex('primary'),
    colorSecondary: hex('primaryInk'),
    appBg: hex('bg'),
    appContentBg: hex('surface'),
    appHoverBg: hex('primaryTint'),
    appPreviewBg: hex('bg'),
    appBorderColor: hex('line'),
    appBorderRadius: 12,
    fontBase: FONT,
    textColor: hex('ink'),
    textInverseColor: hex('onPrimary'),
    textMutedColor: hex('ink3'),
    barTextColor: hex('ink2'),
    barHoverColor: hex('primaryInk'),
    barSelectedColor: hex('primaryInk'),
    barBg: hex('surface'),
    buttonBg: hex('surfaceTint'),
    buttonBorder: hex('lineField'),
    booleanBg: hex('surfaceSunk'),
    booleanSelectedBg: hex('surfaceRaised'),
    inputBg: hex('surface'),
    inputBorder: hex('lineField'),
    inputTextColor: hex('ink'),
    inputBorderRadius: 8,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:.625rem;font-size:1.375rem;font-weight:600"><img src="${MARKS[scheme]}" alt="" height="${MARK_PX}">Janani</span>`,
    brandUrl: './',
    brandTarget: '_self',
  });
};
