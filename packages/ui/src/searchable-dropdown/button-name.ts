import type { Field } from '../internal/field/use-field.ts';

/** Its own text and the label of its field, so that the buttons of two fields can be distinguished (WCAG 2.4.6). */
export const buttonName = ({ control, labelId }: Field, button: string) => {
  const id = `${control.id}-${button}`;
  return { id, 'aria-labelledby': `${id} ${labelId}` };
};
