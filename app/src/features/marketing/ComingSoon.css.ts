import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';
import { intro as sectionIntro, page, title as sectionTitle } from './Section.css.ts';

export const root = style([
  page,
  {
    display: 'grid',
    // The picture is wider than a phone at 200 % text.
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In the middle of the screen: the footer is below it.
    alignContent: 'center',
    justifyItems: 'center',
    minBlockSize: 'calc(100vh - 4rem)',
    gap: vars.space[4],
    paddingBlock: '3.5rem 4.5rem',
    textAlign: 'center',
  },
]);
export const picture = style({
  inlineSize: '15rem',
  maxInlineSize: '100%',
  blockSize: '14.25rem',
  marginBlockEnd: vars.space[4],
});
export const title = sectionTitle;
export const intro = style([sectionIntro, { marginBlockStart: 0, maxInlineSize: '28em' }]);
/** The primary action, with secondary ones below it. */
export const action = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
/** Beside each other where they fit. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[6],
});
