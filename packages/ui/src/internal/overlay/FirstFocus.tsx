import { type ReactNode, useEffect, useRef } from 'react';

/** Elements that Tab cannot reach are not candidates: our select contains a hidden native one, for forms. */
const FIELD =
  ':is(input:not([type="hidden"]), select, textarea, [role="combobox"], [role="radio"], [role="switch"], [aria-haspopup="listbox"]):not(:disabled, [tabindex="-1"])';

/** Marks the control that takes focus where the dialog has no field. */
export const FIRST_FOCUS = { 'data-first-focus': true };

/**
 * Focuses a control of a dialog when it opens, unless one has `autoFocus`: its first field, else the one with
 * {@link FIRST_FOCUS}. React Aria focuses the dialog itself where there is neither.
 */
export const FirstFocus = ({ className, children }: { className: string; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.parentElement;
    if (!dialog || dialog.contains(document.activeElement)) return;
    // Fields only, because focusing a link far down in a text would scroll the beginning out of view.
    const field = ref.current?.querySelector<HTMLElement>(FIELD);
    (field ?? dialog.querySelector<HTMLElement>('[data-first-focus]'))?.focus();
  }, []);
  return (
    <div className={className} ref={ref}>
      {children}
    </div>
  );
};
