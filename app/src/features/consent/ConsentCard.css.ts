import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const consentCard = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
});
globalStyle(`${consentCard} :is(h2, p)`, { margin: 0 });
globalStyle(`${consentCard} h2`, { fontSize: vars.text.md });
globalStyle(`${consentCard} h2 + p`, { marginBlockStart: vars.space[2], color: vars.color.ink2 });
