import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as controlStyles from '../internal/field/control.css.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';

type InputHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'spellCheck'
>;

export type TextFieldProps = FieldProps &
  InputHints & {
    /** The current text. Leave it out for an uncontrolled field. */
    value?: string | undefined;
    /** The first text of an uncontrolled field. */
    defaultValue?: string | undefined;
    /** Called with the whole text on every change. */
    onChange?: ((value: string) => void) | undefined;
    /** The kind of text: phones show the keyboard for it. `text` by default. */
    type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url'> | undefined;
    /** An example of a value, never its label. */
    placeholder?: string | undefined;
    /** An icon before the text. */
    icon?: ReactNode;
    /** A ref to the element. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text: a native input in the field frame. */
export const TextField = (props: TextFieldProps) => {
  const { name, onBlur, isRequired, isDisabled, disabledReason, isReadOnly, icon, ref } = props;
  const [value, change] = useFieldValue(props, '');
  const showsReasonAsPlaceholder = isDisabled === true && value === '';
  const field = useField(props, { showsReasonAsPlaceholder });
  useFormReset(field.control.id, value, change);
  if (isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl field={field} name={name} onBlur={onBlur} ref={ref} text={value} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field}>
      <div
        className={controlStyles.control}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
      >
        {icon && <span className={controlStyles.startIcon}>{icon}</span>}
        <input
          {...field.control}
          aria-invalid={field.isInvalid}
          aria-required={isRequired || undefined}
          autoCapitalize={props.autoCapitalize}
          autoComplete={props.autoComplete}
          className={controlStyles.input}
          disabled={isDisabled}
          enterKeyHint={props.enterKeyHint}
          inputMode={props.inputMode}
          name={name}
          onBlur={onBlur}
          onChange={(event) => change(event.target.value)}
          placeholder={(showsReasonAsPlaceholder && disabledReason) || props.placeholder}
          ref={ref}
          spellCheck={props.spellCheck}
          type={props.type ?? 'text'}
          value={value}
        />
      </div>
    </FieldFrame>
  );
};
