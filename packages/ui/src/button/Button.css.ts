import { style } from '@vanilla-extract/css';
import { button } from '../internal/styles/button.css.ts';
import { vars } from '../theme/contract.css.ts';

/** Wraps the button with its reason and its live text, so that they stay together in every layout. */
export const root = style({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'stretch',
  verticalAlign: 'middle',
});

export const fullWidth = style({ display: 'grid', inlineSize: '100%' });

export const content = style({ display: 'inline-grid', justifyItems: 'center', minInlineSize: 0 });

/** At 200 % text on a narrow phone a long word breaks instead of overflowing (WCAG 1.4.10). */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const SPINNER_SPACE = '30px';

/**
 * Reserves the width of the other label, so that the button does not change size when it starts or stops waiting. The
 * text is in a pseudo-element: it cannot be found, read out or selected.
 */
export const reservesWidth = style({
  '::after': {
    content: ['attr(data-other-text)', 'attr(data-other-text) / ""'],
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    paddingInlineStart: SPINNER_SPACE,
  },
});

export const reason = style({
  marginBlockStart: 6,
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
  textAlign: 'center',
});

/** The default focus ring is crimson and would be invisible on a crimson button. */
export const inheritColor = style({ selectors: { [`${button} &`]: { color: 'inherit' } } });
