import type { Field } from '../internal/field/use-field.ts';

/** Its own words and the label of its field, so that buttons of two fields can be told apart (WCAG 2.4.6). */
export const buttonName = ({ control, labelId }: Field, button: string) => {
  const id = `${control.id}-${button}`;
  return { id, 'aria-labelledby': `${id} ${labelId}` };
};
