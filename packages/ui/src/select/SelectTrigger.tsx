import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { SelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import { buttonControl, endIcon, placeholder, value } from '../internal/field/control.css.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { SpinnerRing } from '../spinner/index.ts';
import * as styles from './Select.css.ts';

type SelectTriggerProps = {
  text: string;
  isPlaceholder: boolean;
  isInvalid: boolean;
  status: 'ready' | 'loading' | 'failed';
  onRetry: (() => void) | undefined;
  retryLabel: string;
  ref: Ref<HTMLButtonElement>;
};

/** The closed select. It stays the same button while its list loads or fails, so that focus is never lost. */
export const SelectTrigger = (props: SelectTriggerProps) => {
  const { text, isPlaceholder, isInvalid, status, onRetry, retryLabel, ref } = props;
  const retries = status === 'failed' && onRetry !== undefined;
  return (
    <AriaButton
      {...withoutUndefined({ onPress: retries ? onRetry : undefined })}
      className={buttonControl}
      data-invalid={isInvalid || undefined}
      ref={ref}
    >
      <SelectValue
        className={classNames(isPlaceholder ? placeholder : value, retries && styles.valueWithRetry)}
      >
        {() => (
          <>
            {text}
            {retries && ' '}
            {retries && <span className={styles.retry}>{retryLabel}</span>}
          </>
        )}
      </SelectValue>
      {status === 'loading' && <SpinnerRing className={endIcon} />}
      {status === 'ready' && <ChevronDownIcon className={styles.chevron} />}
    </AriaButton>
  );
};
