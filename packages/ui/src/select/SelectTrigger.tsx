import type { ButtonHTMLAttributes, Ref } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { classNames } from '../internal/class-names.ts';
import { buttonControl, endIcon, placeholder, value } from '../internal/field/control.css.ts';
import { SpinnerRing } from '../spinner/index.ts';
import * as styles from './Select.css.ts';

type SelectTriggerProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  labelId: string;
  text: string;
  isPlaceholder: boolean;
  isInvalid: boolean;
  status: 'ready' | 'loading' | 'failed';
  /** The text of the retry action of a failed list. */
  retryLabel: string | undefined;
  ref: Ref<HTMLButtonElement>;
};

/** The closed select. It is the same button while its list loads or fails, so that focus is never lost. */
export const SelectTrigger = (props: SelectTriggerProps) => {
  const { labelId, text, isPlaceholder, isInvalid, status, retryLabel, ...button } = props;
  const valueId = `${labelId}-value`;
  return (
    <button
      {...button}
      aria-haspopup="listbox"
      aria-labelledby={`${valueId} ${labelId}`}
      className={buttonControl}
      data-disabled={button.disabled || undefined}
      data-part="control"
      data-invalid={isInvalid || undefined}
      type="button"
    >
      <span
        className={classNames(
          isPlaceholder ? placeholder : value,
          retryLabel !== undefined && styles.valueWithRetry,
        )}
        id={valueId}
      >
        {text}
        {retryLabel !== undefined && ' '}
        {retryLabel !== undefined && <span className={styles.retry}>{retryLabel}</span>}
      </span>
      {status === 'loading' && <SpinnerRing className={endIcon} />}
      {status === 'ready' && <ChevronDownIcon className={styles.chevron} />}
    </button>
  );
};
