import type { Field } from '../internal/field/use-field.ts';

/** Names a button by its text and the label of its field, so that buttons of two fields have distinct names (WCAG 2.4.6). */
export const getButtonNameProps = ({ control, labelId }: Field, button: string) => {
  const id = `${control.id}-${button}`;
  return { id, 'aria-labelledby': `${id} ${labelId}` };
};
