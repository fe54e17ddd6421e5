import { breakpoints, vars, visuallyHidden } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const twoColumns = `screen and (min-width: ${breakpoints.twoColumns}px)`;

export const signUpForm = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
globalStyle(`${signUpForm} > *`, { gridColumn: '1 / -1' });

/** Half a row from two columns on. */
export const halfWidth = style({
  '@media': { [twoColumns]: { selectors: { [`${signUpForm} > &`]: { gridColumn: 'auto' } } } },
});

export const notLoaded = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });

export const phoneFact = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunk,
});
export const phoneFactText = style({ display: 'grid', flex: 1 });
globalStyle(`${phoneFactText} > span`, { fontSize: vars.text.xs, color: vars.color.ink3 });
globalStyle(`${phoneFactText} > strong`, { fontVariantNumeric: 'tabular-nums' });
globalStyle(`${phoneFact} > svg:last-child`, { color: vars.color.success });

export const haveAccount = style({
  marginBlockStart: vars.space[5],
  textAlign: 'center',
  color: vars.color.ink2,
});

/** Until the first change only assistive technology reads why the button is disabled. */
export const untouched = style({});
globalStyle(`${untouched} button[type="submit"] + span`, visuallyHidden);
