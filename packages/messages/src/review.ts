/**
 * The review state in a catalogue's header: `draft`; `reviewed by <name> on <day>`; or `offered by decision <id>`, if
 * the product offers a language before its review.
 */
export const REVIEW_HEADER = 'X-Review-State';
export const DRAFT = 'draft';

const REVIEW_STATE = /^(?:reviewed by \S.* on \d{4}-\d{2}-\d{2}|offered by decision [A-Z]-\d{2})$/;

/** Whether a production build may offer a language, by the state of its catalogue. */
export const isOffered = (state: string): boolean => REVIEW_STATE.test(state);

/**
 * The error in a state's format, if any: an invalid state would be read as a draft, and the language would be missing
 * in production.
 */
export const checkReviewState = (state: string): string | undefined =>
  state === DRAFT || isOffered(state)
    ? undefined
    : `has "${state}", which is no review state: write "${DRAFT}", "reviewed by <name> on <YYYY-MM-DD>" or "offered by decision <id>"`;
