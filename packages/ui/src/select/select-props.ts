import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { SelectMessages } from './Select.messages.ts';

/** One item. `value` is for the app, `label` is shown to the user. */
export type SelectItem = {
  /** The value for the app, unique within the list. */
  value: string;
  /** The visible text, which typeahead also matches. */
  label: string;
  /** It is shown and cannot be selected. */
  isDisabled?: boolean;
};

export type SelectProps = FieldProps & {
  /** The items, in order. */
  items: readonly SelectItem[];
  /** The `value` of the selected item; `''` while none is. Leave it out for an uncontrolled field. */
  value?: string | undefined;
  /** The first selected value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: string) => void) | undefined;
  /** The status of the list. Only a `ready` one opens. `ready` by default. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** The text of the control while the list loads. `Loading...` by default. */
  loadingText?: string | undefined;
  /** The text of the control when the list could not be loaded. */
  failedText?: string | undefined;
  /** Loads the list again. With it, pressing the control of a failed list retries. */
  onRetry?: (() => void) | undefined;
  /** The text of the control while nothing is selected. `Choose` by default. */
  placeholder?: string | undefined;
  /** Back of the browser or the phone closes the list instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** The autofill token (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SelectMessages> | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
};
