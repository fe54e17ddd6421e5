/** The types of fields without text of the user. */
const IGNORED_TYPES = new Set(['hidden', 'search', 'checkbox', 'radio', 'button', 'submit', 'reset']);

/** Set on the element around fields whose value comes from storage, and is restored after a reload. */
export const PERSISTED_ATTRIBUTE = { 'data-persisted': true };

/** Whether a field of the page has input that would be lost with it. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => !IGNORED_TYPES.has(field.type) && field.value !== '' && !field.closest('[data-persisted]'),
  );
