import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const getElement = (control: string | RefObject<HTMLElement | null>) =>
  typeof control === 'string' ? document.getElementById(control) : control.current;

/** The form of a control. A group has the form of its inputs, which may be elsewhere on the page. */
const getForm = (control: HTMLElement | null) =>
  ((control?.querySelector('input') ?? control) as Partial<HTMLInputElement> | null)?.form;

/**
 * A field that is reset with its form returns to its initial value, as a native one does (HTML standard, "reset
 * algorithm"). React's inputs do not, because React sets their current value as the default.
 * @param control the id of its control, or a ref to it
 */
export const useFormReset = <Value>(
  control: string | RefObject<HTMLElement | null>,
  value: Value,
  onReset: ((initialValue: Value) => void) | undefined,
): void => {
  const [initialValue] = useState(value);
  const reset = useEffectEvent(() => onReset?.(initialValue));
  useEffect(() => {
    const onFormReset = (event: Event) => {
      if (!event.defaultPrevented && getForm(getElement(control)) === event.target) reset();
    };
    document.addEventListener('reset', onFormReset);
    return () => document.removeEventListener('reset', onFormReset);
  }, [control]);
};
