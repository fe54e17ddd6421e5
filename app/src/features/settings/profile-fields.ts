import type { ProfileField, ProfileValues } from './profile-form.ts';

/** The state and callbacks of the form that a group of fields uses. */
export type ProfileFieldsProps = {
  values: ProfileValues;
  change: <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => void;
  /** Called on blur: from then on the validation error of the field is shown. */
  markTouched: (field: ProfileField) => void;
  getError: (field: ProfileField) => string | undefined;
};
