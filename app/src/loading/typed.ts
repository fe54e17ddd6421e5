/** What was typed on a page that had not begun, for its next try, or before the page is opened in another language. */
const TYPED = 'typedBeforeStart';

type Typed = { path: string; values: string[] };

const fields = () => [...document.querySelectorAll('input')];

const keep = (path: string, values: string[]): void => {
  if (values.every((value) => value === '')) return;
  try {
    sessionStorage.setItem(TYPED, JSON.stringify({ path, values } satisfies Typed));
  } catch {
    // It is lost, as it would be without this.
  }
};

/** To be called when the page goes. */
export const keepTyped = (): void =>
  keep(
    location.pathname,
    fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value)),
  );

/** For the same page at another address. React has a field's default be what is typed; a code is used once. */
export const keepTypedFor = (path: string): void =>
  keep(
    path,
    fields().map(({ value, autocomplete }) => (autocomplete === 'one-time-code' ? '' : value)),
  );

/** Once the fields are there, and before the app takes them over. What is not for this page is forgotten. */
export const restoreTyped = (): void => {
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
