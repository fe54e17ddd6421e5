/** The locale of texts, dates and numbers, as a language tag. */
export const locale = 'en-IN';
