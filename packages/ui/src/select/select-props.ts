import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { SelectMessages } from './Select.messages.ts';

/** One choice. `value` is what the app works with, `label` what the user reads. */
export type SelectItem = {
  /** What the app works with. Different for every item. */
  value: string;
  /** What is read, and found by typing. */
  label: string;
  /** It is shown and cannot be chosen. */
  isDisabled?: boolean;
};

export type SelectProps = FieldProps & {
  /** What there is to choose from, in order. */
  items: readonly SelectItem[];
  /** The `value` of the chosen item; `''` while nothing is chosen. Leave it out to let the field keep it. */
  value?: string | undefined;
  /** What is chosen at first in a field that keeps it. */
  defaultValue?: string | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: string) => void) | undefined;
  /** How far the list is. Only a `ready` one opens. `ready` by default. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** In the control while the list loads. `Loading...` by default. */
  loadingText?: string | undefined;
  /** In the control when the list could not be loaded. */
  failedText?: string | undefined;
  /** Loads the list again. With it, pressing the control of a failed list tries again. */
  onRetry?: (() => void) | undefined;
  /** In the control while nothing is chosen. `Choose` by default. */
  placeholder?: string | undefined;
  /** Back of the browser or the phone closes the list instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** What the browser may fill in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<SelectMessages> | undefined;
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
};
