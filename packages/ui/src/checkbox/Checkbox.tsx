import type { Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../icons/index.ts';
import * as choiceStyles from '../internal/choice/choice.css.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldMessage } from '../internal/field/FieldMessage.tsx';
import { useField } from '../internal/field/use-field.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { rootProps } from '../internal/root-props.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<FieldProps, 'necessity'> & {
  /** Whether it is ticked. Leave it out for an uncontrolled checkbox. */
  isSelected?: boolean | undefined;
  /** Whether an uncontrolled checkbox begins ticked. */
  defaultSelected?: boolean | undefined;
  /** Called after every change with whether it is ticked. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** What a form sends under `name` while the box is ticked. `on` by default. */
  value?: string | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A yes or no that takes effect when the form is sent. Use a `Switch` for one that takes effect at once. */
export const Checkbox = (props: CheckboxProps) => {
  const {
    label,
    isSelected,
    defaultSelected,
    onChange,
    value,
    name,
    onBlur,
    isDisabled,
    isReadOnly,
    isRequired,
    ref,
  } = props;
  const field = useField(props);
  return (
    <CheckboxField
      {...withoutUndefined({
        ...rootProps(field.root, styles.root),
        ...field.control,
        defaultSelected,
        isDisabled,
        isReadOnly,
        isRequired,
        isSelected,
        name,
        onBlur: onBlur && (() => onBlur()),
        onChange,
        value,
      })}
      inputRef={ref ?? null}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
    >
      <CheckboxButton className={choiceStyles.target}>
        {(box) => (
          <>
            <span className={choiceStyles.firstLine}>
              <span className={styles.box}>{box.isSelected && <CheckIcon className={styles.tick} />}</span>
            </span>
            <span data-part="label">{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={choiceStyles.note}>
        <FieldMessage field={field} />
      </div>
    </CheckboxField>
  );
};
