import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
/** When the rows are narrower than this, the text is enlarged and needs the room of the picture. */
const ENLARGED = '(max-width: 15rem)';

export const viewAll = style({ fontSize: vars.text.sm });

/** As high as what stands beside it. Each session is a card of its own. */
export const rows = style({
  '@supports': { '(container-type: inline-size)': { containerType: 'inline-size' } },
  display: 'grid',
  flexGrow: 1,
  border: 0,
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${rows} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  // On a phone a short row as high as a long one would have a hole.
  '@media': { [desktop]: { gridAutoRows: '1fr' } },
});
globalStyle(`${rows} > ul > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', border: 0 });

const row = `${rows} > ul > li > *`;
const card = `${rows} > ul > li > article`;
const skeleton = `${rows} > ul > li > div`;

// The picture leads, then badges, title and time (design language, "Session card"); in the timetable the time leads.
globalStyle(row, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: `.125rem ${vars.space[3]}`,
  // While it loads too: on a phone most titles have two lines.
  minBlockSize: '9.5rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': { [desktop]: { columnGap: vars.space[4], minBlockSize: '7.25rem' } },
});
globalStyle(`${card} > :last-child, ${card} > :last-child > :first-child`, { display: 'contents' });
globalStyle(`${card} > :last-child > :first-child > *`, { gridColumn: 2 });
globalStyle(`${card} > :last-child > :first-child > div`, { gridRow: 1, margin: `0 0 ${vars.space[1]}` });

const picture = { inlineSize: 74, blockSize: 88, gridArea: '1 / 1 / 5 / 2', alignSelf: 'center' } as const;
const phone = { '(max-width: 22rem)': { inlineSize: 56, blockSize: 67 } };
globalStyle(`${card} > :last-child > :last-child`, {
  ...picture,
  '@media': phone,
  '@container': { [ENLARGED]: { display: 'none' } },
});

// "Sat, 28 Nov, 7:00 AM" on a line.
globalStyle(`${card} > :first-child`, {
  gridArea: '3 / 2',
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.ui,
});
globalStyle(`${card} > :first-child *`, { font: 'inherit', color: 'inherit' });
globalStyle(`${card} > :first-child > :not(:last-child)::after`, { content: '", "' });

// The chevron of a row that is a link.
globalStyle(`${card}::after`, {
  content: '',
  gridArea: '1 / 3 / 5',
  alignSelf: 'center',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  marginInlineEnd: vars.space[1],
  border: 'solid',
  borderWidth: '1.6px 1.6px 0 0',
  transform: 'rotate(45deg)',
});

globalStyle(`${skeleton}::before`, {
  ...picture,
  content: '',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceTint,
  '@media': phone,
});
globalStyle(`${skeleton} > :first-child`, { display: 'none' });
globalStyle(`${skeleton} > :last-child`, { gridColumn: '2 / 4' });

/** Instead of rows, and as high: what is known, and what can be done. */
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  flexGrow: 1,
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  color: vars.color.ink2,
  textAlign: 'center',
});
/** As high as the two rows that it replaces, so that nothing below moves. */
export const noticeOfTwo = style([
  notice,
  { minBlockSize: '19.75rem', '@media': { [desktop]: { minBlockSize: '15.25rem' } } },
]);
globalStyle(`${notice} strong`, { display: 'block', color: vars.color.ink });
globalStyle(`${notice}[role] > svg`, { color: vars.color.error });
