import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;
/** When the rows are narrower than this, the text is enlarged and needs the room of the picture. */
const ENLARGED = '(max-width: 15rem)';

export const viewAll = style({ fontSize: vars.text.sm });

/** As high as what stands beside it. Each session is a card of its own. */
export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  flexGrow: 1,
  border: 0,
  background: 'none',
  boxShadow: 'none',
});
globalStyle(`${rows} ul`, {
  display: 'grid',
  gap: vars.space[3],
  // On a phone a short row as high as a long one would have a hole.
  '@media': { [desktop]: { gridAutoRows: '1fr' } },
});
globalStyle(`${rows} li`, { display: 'grid', border: 0 });

/** A session, its picture and its texts; and its skeleton, whose picture is generated. */
const card = `${rows} article`;
const picture = `${card} > div + div > :last-child`;
const texts = `${card} > div + div > div`;
const skeleton = `${rows} li[aria-hidden] > div`;

// The picture leads, then badges, title and time; in the timetable the time leads.
globalStyle(`${rows} li > *`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: `.125rem ${vars.space[3]}`,
  // While it loads too: on a phone most titles have two lines.
  minBlockSize: '9.5rem',
  padding: vars.space[3],
  border: `1px solid ${vars.color.lineSoft}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': { [desktop]: { columnGap: vars.space[4], minBlockSize: '7.25rem' } },
});
globalStyle(`${card} > div + div, ${texts}`, { display: 'contents' });
globalStyle(`${texts} > *`, { gridColumn: 2 });
globalStyle(`${texts} > div`, { gridRow: 1, margin: `0 0 ${vars.space[1]}` });

globalStyle(`${picture}, ${skeleton}::before`, {
  gridArea: '1 / 1 / 5',
  alignSelf: 'center',
  inlineSize: 74,
  blockSize: 88,
  '@media': { '(max-width: 22rem)': { inlineSize: 56, blockSize: 67 } },
  '@container': { [ENLARGED]: { display: 'none' } },
});
globalStyle(`${skeleton}::before`, {
  content: '',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceTint,
});
globalStyle(`${skeleton} > span`, { display: 'none' });

// "Sat, 28 Nov, 7:00 AM" on a line.
globalStyle(`${card} > :first-child`, { gridArea: '3 / 2', display: 'block', lineHeight: vars.leading.ui });
globalStyle(`${card} > :first-child *`, {
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.body,
});
globalStyle(`${card} > :first-child > :not(:last-child)::after`, { content: '", "' });

// The chevron of a row that is a link.
globalStyle(`${card}::after`, {
  content: '',
  gridArea: '1 / 3 / 5',
  alignSelf: 'center',
  inlineSize: '.5rem',
  blockSize: '.5rem',
  border: 'solid',
  borderWidth: '1.6px 1.6px 0 0',
  transform: 'rotate(45deg)',
});

/** Instead of rows: what is known, and what can be done. */
export const notice = style({
  display: 'grid',
  placeItems: 'center',
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
globalStyle(`${notice} > svg`, { color: vars.color.error });
