import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BOTTOM_BAR_HEIGHT_VAR } from '../../features/action-bar/bottom-bar-height.ts';
import { sessionPicture } from '../../features/sessions/session-picture.css.ts';
import { ARRIVING_ATTRIBUTE } from '../navigation/arriving.ts';

export const memberContent = style({
  display: 'block',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  '@media': {
    [`screen and (min-width: ${breakpoints.twoColumns}px)`]: { paddingInline: vars.space[8] },
    [`screen and (min-width: ${breakpoints.desktop}px)`]: {
      paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    },
  },
});

/** On a large screen the header and the content are wider. */
globalStyle(`html:has(${memberContent})`, {
  '@media': { 'screen and (min-width: 1600px)': { vars: { [vars.size.page]: '1320px' } } },
});

// In a page transition the bars are captured separately, above the page's snapshot; once the next page is rendered they
// are live again.
globalStyle(`header:has(+ ${memberContent})`, { viewTransitionName: 'page-header' });
globalStyle(`${memberContent} ~ div > nav`, { viewTransitionName: 'tab-bar' });
globalStyle(
  `header:has(+ ${memberContent} > [${ARRIVING_ATTRIBUTE}]), ${memberContent}:has(> [${ARRIVING_ATTRIBUTE}]) ~ div > nav`,
  { viewTransitionName: 'none' },
);

/** Of a session until its script has run (PageFrame.tsx): as high as the picture and the badges, and on desktops the link above. */
export const framePicture = style([
  sessionPicture,
  {
    marginBlockEnd: `calc(2 * ${vars.space[4]} + 1.75rem)`,
    borderRadius: vars.radius.xl,
    background: vars.color.surfaceTint,
    '@media': {
      [`screen and (min-width: ${breakpoints.desktop}px)`]: {
        inlineSize: `calc((100% - ${vars.space[8]}) * 1.6 / 2.6)`,
        marginBlockStart: '3rem',
      },
    },
  },
]);

/** No box of its own, so that sticky elements in it stick within the whole content. */
export const actionBarSlot = style({ display: 'contents' });

/**
 * Hidden in the same frame in which an action bar appears. React removes it in the next one, after the longer page had
 * pushed it off the screen: a layout shift of 0.03 on a slow phone.
 */
export const tabBar = style({
  selectors: { [`${memberContent}:has(> ${actionBarSlot}:not(:empty)) + &`]: { display: 'none' } },
});

/** From edge to edge of a phone, above the page's bar. */
export const noticeSlot = style({
  display: 'flow-root',
  position: 'sticky',
  insetBlockEnd: `var(${BOTTOM_BAR_HEIGHT_VAR}, 0px)`,
  zIndex: vars.layer.header,
  marginInline: `calc(-1 * ${vars.space[5]})`,
  // An empty slot must not catch taps.
  pointerEvents: 'none',
});

// On a page that is shorter than the screen the notice is at the bars as well, not below the last line.
globalStyle(`${memberContent}:has(> ${noticeSlot} > p):not(:has([data-says-offline]))`, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - var(${BOTTOM_BAR_HEIGHT_VAR}, 0px) - 4rem)`,
  paddingBlockEnd: 0,
});
// The same for an action bar.
globalStyle(`${memberContent}:has(> ${actionBarSlot}:not(:empty))`, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - 4rem)',
});
globalStyle(`${memberContent} > ${noticeSlot}`, { marginBlockStart: 'auto' });
// Where the page itself states that there is no network, the notice would repeat it.
globalStyle(`${memberContent}:has([data-says-offline]) > ${noticeSlot} > p`, { display: 'none' });

// The bar's space is inside the content: an element of its own would move into view whenever the content becomes
// shorter, as when a page cannot be loaded.
const aboveTabs = `${memberContent}:has(> ${actionBarSlot}:empty):not(:has(> ${noticeSlot} > p))`;
globalStyle(`${aboveTabs} + ${tabBar}`, { minBlockSize: 0 });
globalStyle(aboveTabs, {
  '@media': {
    [`not all and (min-width: ${breakpoints.desktop}px)`]: {
      paddingBlockEnd: `calc(${vars.space[8]} + var(${BOTTOM_BAR_HEIGHT_VAR}, 0px))`,
    },
  },
});
