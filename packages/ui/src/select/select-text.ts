import type { SelectMessages } from './Select.messages.ts';
import type { SelectProps } from './select-props.ts';

type SelectText = {
  /** The text of the control. */
  text: string;
  isPlaceholder: boolean;
  /** The text that is announced when it appears: a list that loads or has failed (WCAG 4.1.3). */
  announcement: string | undefined;
};

/** The texts of a select, by the status of its list. A selected value is shown as soon as its label is known. */
export const getSelectText = (props: SelectProps, messages: SelectMessages): SelectText => {
  const { status = 'ready', loadingText, failedText, isDisabled, disabledReason, placeholder } = props;
  const label = props.items.find((item) => item.value === props.value)?.label;
  if (status === 'loading' || status === 'failed') {
    const text = status === 'loading' ? (loadingText ?? messages.loading) : (failedText ?? messages.failed);
    return { text: label ?? text, isPlaceholder: label === undefined, announcement: text };
  }
  if (label !== undefined) return { text: label, isPlaceholder: false, announcement: undefined };
  const reason = isDisabled ? disabledReason : undefined;
  return {
    text: reason ?? placeholder ?? messages.placeholder,
    isPlaceholder: true,
    announcement: undefined,
  };
};
