/** Input on a page that had not started, saved for the next load or for the page in another language. */
const INPUT_KEY = 'typedBeforeStart';
const CODE_KEY = 'typedCode';

type SavedInput = { path: string; values: string[] };

const getFields = () => [...document.querySelectorAll('input')];

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
    getFields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value)),
  );

const isCodeField = ({ autocomplete }: HTMLInputElement) => autocomplete === 'one-time-code';

/**
 * Saves the input for the same page in another language. React sets a field's default value to the current one. A code
 * is saved separately until the form has read it, because the code screen is not prerendered.
 */
export const saveInputFor = (path: string): void => {
  const code = getFields().find(isCodeField)?.value;
  if (code) writeEntry(CODE_KEY, { path, values: [code] });
  saveValues(
    path,
    getFields().map((field) => (isCodeField(field) ? '' : field.value)),
  );
};

/** The code that was entered before the page was opened in another language. */
export const readSavedCode = (): string => {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(CODE_KEY) ?? '') as SavedInput;
    const [code] = values;
    return path === location.pathname && typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
};

/** Call this once the form has the code. */
export const clearSavedCode = (): void => {
  try {
    sessionStorage.removeItem(CODE_KEY);
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
    for (const [index, field] of getFields().entries())
      if (typeof values[index] === 'string') field.value ||= values[index];
  } catch {
    // Storage is blocked, or the entry cannot be parsed.
  }
};
