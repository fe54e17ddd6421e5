import { type FocusEvent, useImperativeHandle, useRef } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { withoutRepeats } from '../internal/without-repeats.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { selectMessages } from './Select.messages.ts';
import type { SelectProps } from './select-props.ts';
import { SelectList } from './SelectList.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';
import { selectText } from './select-text.ts';

/** A choice from a list that fits a screen or two. For longer ones: `SearchableDropdown`. */
export const Select = (props: SelectProps) => {
  const { items, status = 'ready', isDisabled, onBlur, name, autoComplete, ref } = props;
  const [value, change] = useFieldValue(props, '');
  const messages = useMessages(selectMessages, props.messages);
  const { text, isPlaceholder, announcement } = selectText({ ...props, value }, messages);
  const field = useField(props, { showsReasonInside: isPlaceholder && status === 'ready', isButton: true });
  const controlRef = useRef<HTMLButtonElement & HTMLInputElement>(null);
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);

  // The list gives the focus back to the control: nobody has left the field.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== controlRef.current) onBlur?.();
  };

  if (props.isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={onBlur}
          ref={controlRef}
          text={isPlaceholder ? '' : text}
          value={value}
        />
      </FieldFrame>
    );
  }
  return (
    <AriaLocale>
      <FieldFrame field={field} onLabelClick={() => controlRef.current?.focus()}>
        <AriaSelect
          {...withoutUndefined({
            ...field.control,
            autoComplete,
            isDisabled,
            name,
          })}
          aria-labelledby={field.labelId}
          isInvalid={field.isInvalid}
          onBlur={leave}
          onChange={(key) => change(String(key))}
          validationBehavior="aria"
          value={value === '' ? null : value}
        >
          <SelectTrigger
            isInvalid={field.isInvalid || status === 'failed'}
            isPlaceholder={isPlaceholder}
            onRetry={props.onRetry}
            ref={controlRef}
            retryLabel={messages.retry}
            status={status}
            text={text}
          />
          <SelectList controlRef={controlRef} items={status === 'ready' ? withoutRepeats(items) : []} />
        </AriaSelect>
        <span aria-live="polite" className={visuallyHidden}>
          {announcement}
        </span>
      </FieldFrame>
    </AriaLocale>
  );
};
