/** Kinds of fields that hold no text of the user. */
const OTHERS = new Set(['hidden', 'search', 'checkbox', 'radio', 'button', 'submit', 'reset']);

/** Whether something is written in a field of the page that would be lost with it. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => !OTHERS.has(field.type) && field.value !== '',
  );
