import { type ReactNode, useEffect, useRef } from 'react';

/** What Tab cannot reach is no field to begin at: a select of ours has a native one, hidden, for forms. */
const FIELD =
  ':is(input:not([type="hidden"]), select, textarea, [role="combobox"], [role="radio"], [role="switch"], [aria-haspopup="listbox"]):not(:disabled, [tabindex="-1"])';

/** On the control that takes focus where the dialog has no field. */
export const FIRST_FOCUS = { 'data-first-focus': true };

/**
 * Puts focus on the first sensible control of a dialog, unless one has asked for it by `autoFocus`: its first
 * field, else the one with {@link FIRST_FOCUS}. React Aria focuses the dialog itself where there is neither.
 */
export const FirstFocus = ({ className, children }: { className: string; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.parentElement;
    if (!dialog || dialog.contains(document.activeElement)) return;
    // Not just any control: a link far down in a text would scroll its beginning away.
    const field = ref.current?.querySelector<HTMLElement>(FIELD);
    (field ?? dialog.querySelector<HTMLElement>('[data-first-focus]'))?.focus();
  }, []);
  return (
    <div className={className} ref={ref}>
      {children}
    </div>
  );
};
