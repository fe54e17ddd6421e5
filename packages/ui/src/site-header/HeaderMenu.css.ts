import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { barHeight } from './bar.css.ts';

export const menu = style({});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.button,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const iconClosed = style({ selectors: { [`${menu}[open] &`]: { display: 'none' } } });
export const iconOpen = style({ selectors: { [`${menu}:not([open]) &`]: { display: 'none' } } });

/** Full width, under the bar, over the page. */
export const sheet = style({
  position: 'absolute',
  // Below the bar's line.
  insetBlockStart: 'calc(100% + 1px)',
  insetInline: 0,
  display: 'grid',
  gap: vars.space[2],
  // `dvb` is Chrome 108; before, the browser's own bars may cover the end of a long menu.
  maxBlockSize: `calc(100vh - ${barHeight})`,
  overflowY: 'auto',
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  borderEndStartRadius: vars.radius.xl,
  borderEndEndRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@supports': { '(max-block-size: 100dvb)': { maxBlockSize: `calc(100dvb - ${barHeight})` } },
});
