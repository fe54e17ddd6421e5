import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { list } from './LiveSessions.css.ts';
import { LOW_PHONE, wholeDrawing } from './session-picture.css.ts';

/** Sticky while its day is in view. */
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  // A heading in Hindi is higher than its skeleton.
  minBlockSize: 'calc(1lh + .75rem)',
  paddingBlock: '.375rem',
  background: vars.color.bg,
  // The edges and the shadow of the card below it, too.
  boxShadow: `0 0 0 2px ${vars.color.bg}`,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

/** Below the shadow of the heading. */
export const cardsToJoin = style([list, { marginBlockStart: '2px' }]);

/** The first session: on a low phone its title and time are above the tab bar. */
export const wholeCard = style({});
globalStyle(`${wholeCard} > :first-child`, { '@media': { [LOW_PHONE]: { aspectRatio: '21 / 9' } } });
globalStyle(`${wholeCard} > :first-child > span`, { '@media': { [LOW_PHONE]: wholeDrawing } });
