import type { ReactNode } from 'react';
import type { StyleProps } from '../root-props.ts';

/** The props that all fields share. A field shows `error` as soon as it is set, so the app decides when to set it. */
export type FieldProps = StyleProps & {
  /** The visible name of the field. */
  label: string;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of its form, where that is not the surrounding one. */
  form?: string | undefined;
  /** The id of the control itself, as a target for links, generated if left out. */
  id?: string | undefined;
  /** A hint under the control. An error replaces it. */
  description?: ReactNode;
  /** Why the value is invalid, and what to do. Empty or left out: the value is valid. */
  error?: string | undefined;
  /** Informs assistive technology that a value is required. */
  isRequired?: boolean | undefined;
  /** Writes "(optional)" or "(required)" beside the label. */
  necessity?: 'optional' | 'required' | undefined;
  /** It can neither be used nor focused. */
  isDisabled?: boolean | undefined;
  /** The text of the field while it is disabled: what it waits for ("Choose a state first"). */
  disabledReason?: string | undefined;
  /** The value can be read, focused and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
};
