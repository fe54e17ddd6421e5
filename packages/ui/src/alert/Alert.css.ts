import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const alert = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Beside a taller action, a single line of text is centred vertically.
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  border: '1px solid',
  borderRadius: vars.radius.lg,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
  selectors: {
    '&[data-tone="info"]': { borderColor: color.info, background: color.infoBg, color: color.infoInk },
    '&[data-tone="success"]': {
      borderColor: color.success,
      background: color.successBg,
      color: color.successInk,
    },
    '&[data-tone="warning"]': {
      borderColor: color.warning,
      background: color.warningBg,
      color: color.warningInk,
    },
    '&[data-tone="error"]': { borderColor: color.error, background: color.errorBg, color: color.errorInk },
  },
});

export const message = style({
  display: 'flex',
  flex: '1 1 12rem',
  // At 200 % text on a phone the text wraps below the icon.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
});

export const text = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ display: 'block', fontWeight: vars.weight.strong });
