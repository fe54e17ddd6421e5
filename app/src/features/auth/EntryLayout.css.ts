import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${breakpoints.desktop}px)`;

export const page = style({
  minBlockSize: '100dvh',
  '@media': { [desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 0.95fr) minmax(0, 1.05fr)' } },
});

export const panel = style({
  display: 'none',
  '@media': {
    [desktop]: {
      display: 'grid',
      alignItems: 'end',
      justifyItems: 'center',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflow: 'hidden',
      background: vars.color.surfaceSunk,
      borderInlineEnd: `1px solid ${vars.color.lineSoft}`,
    },
  },
});

export const panelArt = style({ inlineSize: 'min(82%, 31rem)', blockSize: 'auto', display: 'block' });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  paddingInline: vars.space[5],
  // The bot check's badge needs the bottom start corner (70 px).
  paddingBlock: `${vars.space[3]} 6rem`,
  '@media': {
    [desktop]: { justifyContent: 'center', paddingInline: vars.space[12], paddingBlock: vars.space[10] },
  },
});

export const topRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const mark = style({
  blockSize: '2.4rem',
  inlineSize: 'auto',
  '@media': { [desktop]: { display: 'none' } },
});

export const heading = style({
  marginBlock: `${vars.space[4]} 0`,
  fontSize: vars.text.xl3,
  lineHeight: vars.leading.heading,
  fontWeight: vars.weight.display,
});

export const lede = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color.ink2,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
});
globalStyle(`${lede} strong`, { color: vars.color.ink, whiteSpace: 'nowrap' });

export const note = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlock: `${vars.space[5]} 0`,
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});

/** Forms are 460 px wide, the sign-up form 720 (design language, "Space"). */
export const narrow = style({ maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.space[12]})` });
