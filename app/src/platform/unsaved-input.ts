/** Kinds of fields that hold no text of the user. */
const OTHERS = new Set(['hidden', 'search', 'checkbox', 'radio', 'button', 'submit', 'reset']);

/** On the element around fields whose value comes from storage, and is there again after a reload. */
export const PERSISTED = { 'data-persisted': true };

/** Whether something is written in a field of the page that would be lost with it. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => !OTHERS.has(field.type) && field.value !== '' && !field.closest('[data-persisted]'),
  );
