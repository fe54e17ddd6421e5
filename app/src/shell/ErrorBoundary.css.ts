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
globalStyle(`${errorPage} h1, ${errorPage} p`, { margin: 0, maxInlineSize: '34em' });
