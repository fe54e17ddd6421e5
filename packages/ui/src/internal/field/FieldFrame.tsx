import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { rootProps } from '../root-props.ts';
import { fieldMessages } from './Field.messages.ts';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './FieldFrame.css.ts';
import type { Field } from './use-field.ts';

/**
 * When a label activates its control, that is the default action of the click (HTML standard, "label activation
 * behavior").
 */
const focusControl = (event: MouseEvent<HTMLLabelElement>) => {
  event.preventDefault();
  event.currentTarget.control?.focus();
};

type FieldFrameProps = {
  field: Field;
  /** For a control that is a button, which a `<label>` would press: with this handler the label only moves focus. */
  onLabelClick?: () => void;
  /** For a text field that opens on a press: its label does not press it, but moves focus. */
  labelOnlyFocuses?: boolean;
  children: ReactNode;
};

/** The label above, the control, and the hint or the error below. */
export const FieldFrame = ({ field, onLabelClick, labelOnlyFocuses, children }: FieldFrameProps) => {
  const messages = useMessages(fieldMessages);
  const label = (
    <>
      {field.label}
      {field.necessity && ' '}
      {field.necessity && <span className={styles.necessity}>{messages[field.necessity]}</span>}
    </>
  );
  return (
    <div {...rootProps(field.root, styles.frame)} data-invalid={field.isInvalid || undefined}>
      {onLabelClick ? (
        // The control below has the same name and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className={styles.label} data-part="label" id={field.labelId} onClick={onLabelClick}>
          {label}
        </span>
      ) : (
        // The control has key handlers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <label
          className={styles.label}
          data-part="label"
          id={field.labelId}
          htmlFor={field.control.id}
          onClick={labelOnlyFocuses ? focusControl : undefined}
        >
          {label}
        </label>
      )}
      {children}
      {field.requiredId && (
        <span hidden id={field.requiredId}>
          {messages.required}
        </span>
      )}
      <FieldMessage field={field} />
    </div>
  );
};
