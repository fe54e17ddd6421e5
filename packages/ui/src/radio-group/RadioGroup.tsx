import { type Ref, useImperativeHandle, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import * as choiceStyles from '../internal/choice/choice.css.ts';
import { classNames } from '../internal/class-names.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import * as styles from './RadioGroup.css.ts';

/** One option. `value` is for the app, `label` is shown to the user. */
export type RadioOption = {
  /** The value for the app, unique within the group. */
  value: string;
  /** The visible text. */
  label: string;
  /** The language of the label, when it is not the page's (WCAG 3.1.2). */
  lang?: string | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** It cannot be selected. */
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = FieldProps & {
  /** The options, in order. */
  options: readonly RadioOption[];
  /** The `value` of the selected option; `''` while none is. Leave it out for an uncontrolled group. */
  value?: string | undefined;
  /** The first selected value of an uncontrolled group. */
  defaultValue?: string | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: string) => void) | undefined;
  /** `horizontal` is for a few short labels; it wraps. `vertical` by default. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** A ref to the radio that takes the focus: the selected one, else the first that is enabled. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The index of the tab stop: -1 when no option is enabled. */
const getTabStop = (options: readonly RadioOption[], value: string) => {
  const selected = options.findIndex((option) => option.value === value);
  return selected === -1 ? options.findIndex(({ isDisabled }) => !isDisabled) : selected;
};

/** One of two to six options, all visible. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { options, orientation = 'vertical', name, onBlur, isDisabled, isRequired, ref } = props;
  const [value, onChange] = useFieldValue(props, '');
  const field = useField(props);
  const radioRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => radioRef.current as HTMLInputElement);

  if (props.isReadOnly && !isDisabled) {
    const text = options.find((option) => option.value === value)?.label ?? '';
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl field={field} name={name} onBlur={onBlur} ref={radioRef} text={text} value={value} />
      </FieldFrame>
    );
  }
  const tabStop = getTabStop(options, value);
  return (
    <AriaLocale>
      <FieldFrame field={field} onLabelClick={() => radioRef.current?.focus()}>
        <AriaRadioGroup
          {...withoutUndefined({
            ...field.control,
            isDisabled,
            isRequired,
            name,
            onBlur: onBlur && (() => onBlur()),
            onChange,
          })}
          aria-labelledby={field.labelId}
          className={styles.options[orientation]}
          isInvalid={field.isInvalid}
          orientation={orientation}
          validationBehavior="aria"
          value={value === '' ? null : value}
        >
          {options.map((option, index) => (
            <RadioField
              {...(index === tabStop ? { inputRef: radioRef } : {})}
              isDisabled={option.isDisabled ?? false}
              key={option.value}
              value={option.value}
            >
              <RadioButton className={choiceStyles.target}>
                <span className={choiceStyles.firstLine}>
                  <span className={styles.ring} />
                </span>
                <span lang={option.lang}>{option.label}</span>
              </RadioButton>
              {option.description !== undefined && (
                <Text className={classNames(choiceStyles.note, styles.description)} slot="description">
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </AriaRadioGroup>
      </FieldFrame>
    </AriaLocale>
  );
};
