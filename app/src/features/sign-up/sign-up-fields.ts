import type { SignUpField, SignUpValues } from './sign-up-rules.ts';

/** The state and callbacks of the form that a group of fields uses. */
export type SignUpFieldsProps = {
  values: SignUpValues;
  change: <Field extends SignUpField>(field: Field, value: SignUpValues[Field]) => void;
  /** Called on blur: from then on the validation error of the field is shown. */
  markTouched: (field: SignUpField) => void;
  getError: (field: SignUpField) => string | undefined;
};
