import { style } from '@vanilla-extract/css';
import { button } from '../internal/styles/button.css.ts';
import { vars } from '../theme/contract.css.ts';

/** Around the button: its reason and its live text belong to it in every layout. */
export const root = style({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'stretch',
  verticalAlign: 'middle',
});

export const fullWidth = style({ display: 'grid', inlineSize: '100%' });

export const content = style({ display: 'inline-grid', justifyItems: 'center', minInlineSize: 0 });

/** A word that is wider than its place, at 200 % text on a narrow phone, goes on in the next line (WCAG 1.4.10). */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const SPINNER_SPACE = '30px';

/**
 * Holds the width that the other text needs, so that the button does not jump when it starts or
 * stops waiting. The text is in a pseudo-element: it cannot be found, read out or selected.
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

/** The ring is crimson by itself, which a crimson button would swallow. */
export const inheritColor = style({ selectors: { [`${button} &`]: { color: 'inherit' } } });
