import { type FocusEvent, useId, useImperativeHandle, useRef } from 'react';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { ListPopover } from '../internal/list/ListPopover.tsx';
import { useMessages } from '../internal/messages.ts';
import { useCloseOnBack } from '../internal/overlay/use-close-on-back.ts';
import { useAriaHideOutside } from '../internal/use-aria-hide-outside.ts';
import { useInteractOutside } from '../internal/use-interact-outside.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { uniqueByValue } from '../internal/unique-by-value.ts';
import { AutofillSelect } from './AutofillSelect.tsx';
import { selectMessages } from './Select.messages.ts';
import type { SelectProps } from './select-props.ts';
import { SelectList } from './SelectList.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';
import { getSelectText } from './select-text.ts';
import { useSelect } from './use-select.ts';

/** A selection from a list that fits a screen or two. For longer ones: `SearchableDropdown`. */
export const Select = (props: SelectProps) => {
  const {
    status = 'ready',
    isDisabled = false,
    isReadOnly,
    closesOnBack = false,
    onBlur,
    onRetry,
    name,
    autoComplete,
    ref,
  } = props;
  const [value, change] = useFieldValue(props, '');
  const messages = useMessages(selectMessages, props.messages);
  const { text, isPlaceholder, announcement } = getSelectText({ ...props, value }, messages);
  const field = useField(props, {
    showsReasonAsPlaceholder: isPlaceholder && status === 'ready',
    isButton: true,
  });
  const controlRef = useRef<HTMLButtonElement & HTMLInputElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);

  const canOpen = status === 'ready' && !isDisabled && !isReadOnly;
  const items = canOpen ? uniqueByValue(props.items) : [];
  const select = useSelect(items, value, change, controlRef);
  const { isOpen } = select;
  useAriaHideOutside(isOpen, boxRef);
  useInteractOutside(
    isOpen,
    [boxRef],
    ({ type }) => {
      if (type === 'click') select.close({ preventScroll: true });
      else select.leave();
    },
    'click',
  );
  useCloseOnBack(isOpen && closesOnBack, () => {
    select.close({ preventScroll: true });
    return true;
  });
  useFormReset(field.control.id, value, (initialValue) => {
    select.leave();
    change(initialValue);
  });

  const onBoxBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    select.clearAnnouncement();
    onBlur?.();
  };
  const focusControl = () => controlRef.current?.focus();
  const retry = status === 'failed' ? onRetry : undefined;

  if (isReadOnly && !isDisabled) {
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
  // Before and after the rows, so that a screen reader user who swipes through the list can close it.
  const dismiss = (
    <button className={visuallyHidden} onClick={() => select.close()} tabIndex={-1} type="button">
      {messages.dismiss}
    </button>
  );
  return (
    <FieldFrame field={field} onLabelClick={focusControl}>
      <div onBlur={onBoxBlur} ref={boxRef}>
        <SelectTrigger
          {...field.control}
          {...select.keyHandlers}
          aria-controls={isOpen ? listId : undefined}
          aria-expanded={isOpen}
          disabled={isDisabled}
          isInvalid={field.isInvalid || status === 'failed'}
          isPlaceholder={isPlaceholder}
          labelId={field.labelId}
          onClick={retry ?? (() => (isOpen ? select.close() : select.open()))}
          ref={controlRef}
          retryLabel={retry && messages.retry}
          status={status}
          text={text}
        />
        {isOpen && (
          <ListPopover fieldRef={controlRef} mayCoverField>
            {dismiss}
            <SelectList
              controlRef={controlRef}
              firstRow={select.firstRow}
              id={listId}
              items={items}
              label={field.label}
              onChoose={select.choose}
              onClose={select.close}
              value={value}
            />
            {dismiss}
          </ListPopover>
        )}
      </div>
      {autoComplete !== undefined && (
        <AutofillSelect
          autoComplete={autoComplete}
          focusControl={focusControl}
          isDisabled={isDisabled}
          items={items}
          label={field.label}
          onChange={select.fill}
          value={value}
        />
      )}
      {name !== undefined && (
        <input disabled={isDisabled} form={props.form} name={name} type="hidden" value={value} />
      )}
      <span aria-live="polite" className={visuallyHidden} data-live-announcer="true">
        {announcement ?? (select.announced !== undefined && messages.chosen(select.announced))}
      </span>
    </FieldFrame>
  );
};
