import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { SelectMessages } from './Select.messages.ts';

/** One choice. `value` is what the app works with, `label` what the user reads. */
export type SelectItem = { value: string; label: string; isDisabled?: boolean };

export type SelectProps = FieldProps & {
  items: readonly SelectItem[];
  /** The `value` of the chosen item; `''` while nothing is chosen. */
  value: string;
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
  autoComplete?: string | undefined;
  messages?: Partial<SelectMessages> | undefined;
  ref?: Ref<HTMLElement> | undefined;
};
