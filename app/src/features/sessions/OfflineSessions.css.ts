import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const offlineList = style({ marginBlockEnd: vars.space[5] });
export const savedLine = style({ color: vars.color.ink2, marginBlockEnd: vars.space[4] });
/** Before the line that states what can be done. */
export const failureIcon = style({
  display: 'inline-block',
  verticalAlign: '-.3em',
  color: vars.color.error,
});
