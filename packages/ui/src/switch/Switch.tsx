import type { Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { CheckIcon } from '../icons/index.ts';
import * as choiceStyles from '../internal/choice/choice.css.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldMessage } from '../internal/field/FieldMessage.tsx';
import { useField } from '../internal/field/use-field.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { rootProps } from '../internal/root-props.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<FieldProps, 'necessity' | 'isRequired'> & {
  /** Whether it is on. Leave it out for an uncontrolled switch. */
  isSelected?: boolean | undefined;
  /** Whether an uncontrolled switch begins as on. */
  defaultSelected?: boolean | undefined;
  /** Called after every change with whether it is on. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** What a form sends under `name` while it is on. `on` by default. */
  value?: string | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A setting that is on or off, and takes effect at once. Use a `Checkbox` for one that waits for Save. */
export const Switch = (props: SwitchProps) => {
  const { label, isSelected, defaultSelected, onChange, value, name, onBlur, isDisabled, isReadOnly, ref } =
    props;
  const field = useField(props);
  return (
    <SwitchField
      {...withoutUndefined({
        ...rootProps(field.root, styles.root),
        ...field.control,
        defaultSelected,
        isDisabled,
        isReadOnly,
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
      {/* A press on the label must not blur the input: React Aria handles that for checkboxes and radios only. */}
      <SwitchButton className={choiceStyles.target} onMouseDown={(event) => event.preventDefault()}>
        {(track) => (
          <>
            <span className={choiceStyles.firstLine}>
              <span className={styles.track}>
                <span className={styles.thumb}>
                  {track.isSelected && <CheckIcon className={styles.tick} />}
                </span>
              </span>
            </span>
            <span data-part="label">{label}</span>
          </>
        )}
      </SwitchButton>
      <div className={styles.note}>
        <FieldMessage field={field} />
      </div>
    </SwitchField>
  );
};
