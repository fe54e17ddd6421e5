import { style, styleVariants } from '@vanilla-extract/css';
import { mark } from '../internal/choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const options = styleVariants({
  vertical: { display: 'grid', justifyItems: 'start' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: space[6] },
});

export const ring = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      // A border, since forced colours remove backgrounds.
      '[data-selected] > * > &::after': {
        content: '""',
        border: `6px solid ${color.selected}`,
        borderRadius: '50%',
      },
      '[data-selected]:not([data-invalid]) > * > &': { border: `2px solid ${color.selected}` },
      '[data-disabled] > * > &&': { borderColor: color.line },
      '[data-disabled][data-selected] > * > &::after': { borderColor: color.inkDisabled },
    },
  },
]);

/** Under its option, aligned with the option's label. */
export const description = style({
  display: 'block',
  marginBlockStart: -6,
  marginBlockEnd: space[2],
  color: color.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
});
