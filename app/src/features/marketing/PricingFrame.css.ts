import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';
import { intro as sectionIntro, page, title as sectionTitle } from './Section.css.ts';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

export const frame = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In the middle of a high screen: the footer is below it.
    alignContent: 'center',
    minBlockSize: 'calc(100vh - 4rem)',
    paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
    '@media': { [desktop]: { paddingBlock: `${vars.space[16]} ${vars.space[16]}` } },
  },
]);

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: vars.space[8],
  textAlign: 'center',
  '@media': { [desktop]: { paddingBlockEnd: vars.space[10] } },
});
export const title = sectionTitle;
export const intro = sectionIntro;

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: vars.space[6],
  color: vars.color.ink2,
  textAlign: 'center',
});
export const sample = style({ color: vars.color.ink3, fontSize: vars.text.xs });
