import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@janani/ui/theme';

/** A table scrolls by itself where the page has no room for it. Its colours are those of the docs page. */
export const sheet = style({ overflowX: 'auto', marginBlock: vars.space[4] });

export const table = style({ inlineSize: '100%', margin: '0 !important' });

export const caption = style({
  textAlign: 'start',
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.strong,
});

// Storybook's own tables and paths are as wide as their content, which moves the whole page sideways on a phone.
globalStyle('.sbdocs .docblock-argstable', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' });
globalStyle('.sbdocs :not(pre) > code', { whiteSpace: 'normal', overflowWrap: 'anywhere' });
