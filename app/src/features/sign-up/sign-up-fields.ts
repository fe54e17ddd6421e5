import type { SignUpField, SignUpValues } from './sign-up-rules.ts';

/** What a group of fields needs of the form around it. */
export type SignUpFieldsProps = {
  values: SignUpValues;
  change: <Field extends SignUpField>(field: Field, value: SignUpValues[Field]) => void;
  /** The field was left, so its problem may be shown. */
  leave: (field: SignUpField) => void;
  errorOf: (field: SignUpField) => string | undefined;
};
