import type { Ref, TextareaHTMLAttributes } from 'react';
import { LockIcon } from '../icons/index.ts';
import { classNames } from '../internal/class-names.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { countCharacters } from './character-count.ts';
import * as styles from './TextArea.css.ts';
import { type TextAreaMessages, textAreaMessages } from './TextArea.messages.ts';
import { useCountAnnouncement } from './use-count-announcement.ts';

type Hints = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'spellCheck'
>;

const DEFAULT_ROWS = 3;
/** More characters than fit into the greatest height: the copy that determines the height is slow to lay out. */
const MEASURED_CHARACTERS = 8000;

export type TextAreaProps = FieldProps &
  Hints & {
    /** The current text. Leave it out for an uncontrolled field. */
    value?: string | undefined;
    /** The first text of an uncontrolled field. */
    defaultValue?: string | undefined;
    /** Called with the whole text on every change. */
    onChange?: ((value: string) => void) | undefined;
    /** The height of an empty one, in lines. It grows with its text. 3 by default. */
    rows?: number | undefined;
    /**
     * The recommended maximum number of characters. The field counts them and does not truncate a longer text; the form
     * reports it with `error`.
     */
    characterLimit?: number | undefined;
    /** An example of a text, never its label. */
    placeholder?: string | undefined;
    /** Texts that replace the component's own, by name. */
    messages?: Partial<TextAreaMessages> | undefined;
    /** A ref to the element. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** A text field of several lines, as high as its text. */
export const TextArea = (props: TextAreaProps) => {
  const { characterLimit, isDisabled, isReadOnly, isRequired, disabledReason, ref } = props;
  const [value, change] = useFieldValue(props, '');
  const messages = useMessages(textAreaMessages, props.messages);
  const showsReasonAsPlaceholder = isDisabled === true && value === '';
  const field = useField(props, { showsReasonAsPlaceholder });
  useFormReset(field.control.id, value, change);
  const count = characterLimit === undefined ? 0 : countCharacters(value);
  const announcement = useCountAnnouncement(count, characterLimit, messages);
  const limitId = `${field.control.id}-limit`;
  const isLocked = isReadOnly && !isDisabled;
  const placeholder = (showsReasonAsPlaceholder && disabledReason) || props.placeholder;
  return (
    <FieldFrame field={field}>
      <div
        className={styles.control}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
        data-readonly={isLocked || undefined}
      >
        {isLocked && <LockIcon className={styles.lock} />}
        <div className={styles.sizer} data-text={value.slice(0, MEASURED_CHARACTERS) || placeholder}>
          <textarea
            {...field.control}
            aria-describedby={
              classNames(field.control['aria-describedby'], characterLimit !== undefined && limitId) ||
              undefined
            }
            aria-invalid={field.isInvalid}
            aria-required={isRequired || undefined}
            autoCapitalize={props.autoCapitalize}
            autoComplete={props.autoComplete}
            className={styles.textArea}
            dir="auto"
            disabled={isDisabled}
            enterKeyHint={props.enterKeyHint}
            name={props.name}
            onBlur={props.onBlur}
            onChange={(event) => change(event.target.value)}
            placeholder={placeholder}
            readOnly={isReadOnly}
            ref={ref}
            rows={props.rows ?? DEFAULT_ROWS}
            spellCheck={props.spellCheck}
            value={value}
          />
        </div>
      </div>
      {characterLimit !== undefined && (
        <>
          <span aria-hidden className={styles.count} data-over={count > characterLimit || undefined}>
            {count}/{characterLimit}
          </span>
          <span className={visuallyHidden} id={limitId}>
            {messages.limit(characterLimit)}
          </span>
          <span aria-live="polite" className={visuallyHidden}>
            {announcement}
          </span>
        </>
      )}
    </FieldFrame>
  );
};
