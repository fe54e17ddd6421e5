import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { barHeight } from './bar.css.ts';

export const menu = style({});

/** Below the bar's line. */
const belowBar = 'calc(100% + 1px)';
// `dvb` requires Chrome 108; in older versions the browser's own bars may cover the end of a long menu.
const room = `calc(100vh - ${barHeight} - 1px)`;
const dynamicMaxBlockSize = `calc(100dvb - ${barHeight} - 1px)`;

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.button,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // A scrim over the page, which is inside the toggle: a press outside the menu closes it, without a script too.
    [`${menu}[open] > &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: belowBar,
      insetInline: 0,
      blockSize: room,
      background: vars.color.scrim,
      opacity: 0.55,
      cursor: 'default',
    },
  },
  '@supports': {
    '(block-size: 100dvb)': {
      selectors: { [`${menu}[open] > &::after`]: { blockSize: dynamicMaxBlockSize } },
    },
  },
});

export const iconClosed = style({ selectors: { [`${menu}[open] &`]: { display: 'none' } } });
export const iconOpen = style({ selectors: { [`${menu}:not([open]) &`]: { display: 'none' } } });

/** Full width, under the bar, over the page. */
export const sheet = style({
  position: 'absolute',
  insetBlockStart: belowBar,
  insetInline: 0,
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: room,
  overflowY: 'auto',
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  borderEndStartRadius: vars.radius.xl,
  borderEndEndRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@supports': { '(max-block-size: 100dvb)': { maxBlockSize: dynamicMaxBlockSize } },
});
