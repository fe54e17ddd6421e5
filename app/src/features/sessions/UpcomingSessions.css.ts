import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

/** As high as what stands beside it. */
export const rows = style({ display: 'grid', flexGrow: 1 });
globalStyle(`${rows} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone a short row as high as a long one would have a hole.
  '@media': { [desktop]: { gridAutoRows: '1fr' } },
});
globalStyle(`${rows} > ul > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// Two rows have more room than a timetable of twenty-four (SE-03).
globalStyle(`${rows} > ul > li > *`, {
  alignContent: 'center',
  // While it loads too: on a phone most titles have two lines.
  minBlockSize: '7.5rem',
  paddingBlock: vars.space[3],
});

/** Instead of rows: one line, and what can be done. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  flexGrow: 1,
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  color: vars.color.ink2,
});
