/** What was typed on a page that had not begun, for its next try, or before the page is opened in another language. */
const TYPED = 'typedBeforeStart';
const CODE = 'savedCode';

type Typed = { path: string; values: string[] };

const fields = () => [...document.querySelectorAll('input')];

const writeEntry = (name: string, typed: Typed): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(typed));
  } catch {
    // It is lost, as it would be without this.
  }
};

const keep = (path: string, values: string[]): void => {
  if (values.some((value) => value !== '')) writeEntry(TYPED, { path, values });
};

/** To be called when the page goes. */
export const saveInput = (): void =>
  keep(
    location.pathname,
    fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value)),
  );

const isCode = ({ autocomplete }: HTMLInputElement) => autocomplete === 'one-time-code';

/**
 * For the same page at another address. React has a field's default be what is typed. A code stands by itself: its page
 * is in no document, so that its form asks for it, and it is kept until then only.
 */
export const saveInputFor = (path: string): void => {
  const code = fields().find(isCode)?.value;
  if (code) writeEntry(CODE, { path, values: [code] });
  keep(
    path,
    fields().map((field) => (isCode(field) ? '' : field.value)),
  );
};

/** The code that was typed before the page was opened in another language. */
export const savedCode = (): string => {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(CODE) ?? '') as Typed;
    const [code] = values;
    return path === location.pathname && typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
};

/** To be called once its form has it. */
export const clearSavedCode = (): void => {
  try {
    sessionStorage.removeItem(CODE);
  } catch {
    // Nothing was kept.
  }
};

/** Once the fields are there, and before the app takes them over. What is not for this page is forgotten. */
export const restoreInput = (): void => {
  try {
    const kept = sessionStorage.getItem(TYPED);
    if (kept === null) return;
    sessionStorage.removeItem(TYPED);
    const { path, values } = JSON.parse(kept) as Typed;
    if (path !== location.pathname) return;
    for (const [index, field] of fields().entries())
      if (typeof values[index] === 'string') field.value ||= values[index];
  } catch {
    // Storage is blocked, or what is kept cannot be read.
  }
};
