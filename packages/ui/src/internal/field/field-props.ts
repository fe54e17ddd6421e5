import type { ReactNode } from 'react';
import type { StyleProps } from '../root-props.ts';

/** What every field has in common. A field shows the error it is given: when to give it is the app's decision. */
export type FieldProps = StyleProps & {
  /** The visible name of the field. */
  label: string;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
  /** Id of the control itself, for links from elsewhere. Made up when left out. */
  id?: string | undefined;
  /** A hint under the control. An error takes its place. */
  description?: ReactNode;
  /** Why the value is not right, and what to do. Empty or left out: the value is right. */
  error?: string | undefined;
  /** Tells assistive technology that a value is needed. */
  isRequired?: boolean | undefined;
  /** Writes "(optional)" or "(required)" beside the label. */
  necessity?: 'optional' | 'required' | undefined;
  /** It can be neither used nor reached by keys. */
  isDisabled?: boolean | undefined;
  /** Said in the field while it is disabled: what it waits for ("Choose a state first"). */
  disabledReason?: string | undefined;
  /** The value can be read, focused and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
};
