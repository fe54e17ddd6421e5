/** Input on a page that had not started, saved for the next try or for the page in another language. */
const INPUT_KEY = 'typedBeforeStart';
const CODE = 'typedCode';

type SavedInput = { path: string; values: string[] };

const fields = () => [...document.querySelectorAll('input')];

const writeEntry = (name: string, input: SavedInput): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(input));
  } catch {
    // The input is lost, as without this module.
  }
};

const saveValues = (path: string, values: string[]): void => {
  if (values.some((value) => value !== '')) writeEntry(INPUT_KEY, { path, values });
};

/** Call this on `pagehide`. */
export const saveInput = (): void =>
  saveValues(
    location.pathname,
    fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value)),
  );

const isCode = ({ autocomplete }: HTMLInputElement) => autocomplete === 'one-time-code';

/**
 * Saves the input for the same page at another address. React sets a field's default value to the current one. A code
 * is saved separately: its page has no markup, so its form reads it, and it is saved until then only.
 */
export const saveInputFor = (path: string): void => {
  const code = fields().find(isCode)?.value;
  if (code) writeEntry(CODE, { path, values: [code] });
  saveValues(
    path,
    fields().map((field) => (isCode(field) ? '' : field.value)),
  );
};

/** The code that was entered before the page was opened in another language. */
export const savedCode = (): string => {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(CODE) ?? '') as SavedInput;
    const [code] = values;
    return path === location.pathname && typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
};

/** Call this once the form has the code. */
export const clearSavedCode = (): void => {
  try {
    sessionStorage.removeItem(CODE);
  } catch {
    // Nothing was saved.
  }
};

/** Call this once the fields exist, and before hydration. Input of another page is discarded. */
export const restoreInput = (): void => {
  try {
    const stored = sessionStorage.getItem(INPUT_KEY);
    if (stored === null) return;
    sessionStorage.removeItem(INPUT_KEY);
    const { path, values } = JSON.parse(stored) as SavedInput;
    if (path !== location.pathname) return;
    for (const [index, field] of fields().entries())
      if (typeof values[index] === 'string') field.value ||= values[index];
  } catch {
    // Storage is blocked, or the entry cannot be parsed.
  }
};
