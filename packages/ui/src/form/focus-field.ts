const FOCUSABLE =
  ':is(input:not([type="hidden"]), textarea, select, button, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Focuses a field by the id of its control. In a group, that is the element that Tab would reach. */
export const focusField = (id: string): void => {
  const control = document.getElementById(id);
  const target = control?.matches(FOCUSABLE) ? control : control?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
};
