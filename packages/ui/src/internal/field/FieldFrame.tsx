import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { fieldMessages } from './field.messages.ts';
import { FieldNote } from './FieldNote.tsx';
import * as styles from './FieldFrame.css.ts';
import type { Field } from './use-field.ts';

type FieldFrameProps = {
  field: Field;
  /** For a control that is a button: a `<label>` would press it. The label then only moves focus. */
  onLabelClick?: () => void;
  children: ReactNode;
};

/** Label above, control, and the hint or the error below. */
export const FieldFrame = ({ field, onLabelClick, children }: FieldFrameProps) => {
  const messages = useMessages(fieldMessages);
  const label = (
    <>
      {field.label}
      {field.necessity && ' '}
      {field.necessity && <span className={styles.necessity}>{messages[field.necessity]}</span>}
    </>
  );
  return (
    <div {...field.data} className={styles.frame} data-invalid={field.isInvalid || undefined}>
      {onLabelClick ? (
        // The control below has the same name and is where keys go.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className={styles.label} id={field.labelId} onClick={onLabelClick}>
          {label}
        </span>
      ) : (
        <label className={styles.label} id={field.labelId} htmlFor={field.control.id}>
          {label}
        </label>
      )}
      {children}
      <FieldNote field={field} />
    </div>
  );
};
