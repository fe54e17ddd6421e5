/** What was typed on a page that had not begun, for its next try. */
const TYPED = 'typedBeforeStart';

type Typed = { path: string; values: string[] };

const fields = () => [...document.querySelectorAll('input')];

/** To be called when the page goes. */
export const keepTyped = (): void => {
  const values = fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value));
  if (values.every((value) => value === '')) return;
  try {
    sessionStorage.setItem(TYPED, JSON.stringify({ path: location.pathname, values } satisfies Typed));
  } catch {
    // It is lost, as it would be without this.
  }
};

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
