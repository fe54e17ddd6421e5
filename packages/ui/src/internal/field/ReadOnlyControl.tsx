import type { Ref } from 'react';
import { LockIcon } from '../../icons/index.ts';
import { control, input, startIcon } from './control.css.ts';
import type { Field } from './use-field.ts';

type ReadOnlyControlProps = {
  field: Field;
  name?: string | undefined;
  /** The visible value. */
  text: string;
  /** The value that a form sends, where it differs from the visible one. */
  value?: string;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A read-only value: dashed border and a lock, unlike a disabled one. It can be focused, read and copied. */
export const ReadOnlyControl = ({ field, name, text, value, onBlur, ref }: ReadOnlyControlProps) => (
  <div className={control} data-part="control" data-readonly data-invalid={field.isInvalid || undefined}>
    <LockIcon className={startIcon} />
    <input
      {...field.control}
      className={input}
      // A phone number reads from its plus sign in every script.
      dir="auto"
      name={value === undefined ? name : undefined}
      onBlur={onBlur}
      readOnly
      ref={ref}
      type="text"
      value={text}
    />
    {value !== undefined && <input form={field.control.form} name={name} type="hidden" value={value} />}
  </div>
);
