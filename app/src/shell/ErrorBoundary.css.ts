import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const errorPage = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: vars.space[5],
  textAlign: 'center',
});
globalStyle(`${errorPage} summary`, { minBlockSize: '48px', alignContent: 'center', cursor: 'pointer' });
globalStyle(`${errorPage} h1`, { fontSize: vars.text.xl2, lineHeight: vars.leading.heading });
/** Larger than in the header: here it is the page's only picture. */
export const errorMark = style({ selectors: { '&&': { inlineSize: '4.5rem', blockSize: '5.4rem' } } });
export const reportText = style({
  marginBlock: `0 ${vars.space[4]}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  userSelect: 'all',
});
globalStyle(`${errorPage} :is(h1, p)`, {
  margin: `0 auto ${vars.space[4]}`,
  maxInlineSize: '34em',
  textWrap: 'balance',
});

/**
 * Above the page, which does not change. Its markup is rendered at build time (NotStartedMessage.tsx); its style is part of every
 * page.
 */
export const notStartedNotice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${notStartedNotice} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '48px' });
