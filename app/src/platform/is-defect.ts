/** The messages of Chromium, Firefox and WebKit for a module that could not be fetched, which is no defect of the code. */
const NOT_IMPORTED = /dynamically imported module|module script failed/i;

/** What engines throw where the code is wrong. */
const DEFECTS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError']);

/**
 * Whether an error is a defect of the product, which no retry and no user resolves: it belongs on the error page and in a
 * report, not in a toast.
 */
export const isDefect = (error: unknown): boolean =>
  error instanceof Error && DEFECTS.has(error.name) && !NOT_IMPORTED.test(error.message);
