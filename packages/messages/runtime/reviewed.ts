import { reviewedLanguages } from '../vite/catalogues.ts';

/** The languages that may be offered outside the sandbox: tests and scripts read them from the catalogues. */
export const reviewed: readonly string[] = reviewedLanguages;
