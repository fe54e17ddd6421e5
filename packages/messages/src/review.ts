/**
 * What a catalogue says of itself, in its head: `draft`; `reviewed by <name> on <day>`; or `offered by decision <id>`,
 * where the product wants a language before somebody has read it.
 */
export const REVIEW_HEADER = 'X-Review-State';
export const DRAFT = 'draft';

const OFFERED = /^(?:reviewed by \S.* on \d{4}-\d{2}-\d{2}|offered by decision [A-Z]-\d{2})$/;

/** Whether a production build may offer a language, by the state of its catalogue. */
export const isOffered = (state: string): boolean => OFFERED.test(state);

/** What is wrong with how a state is written: read as a draft, a reviewed language would be gone from production. */
export const reviewProblem = (state: string): string | undefined =>
  state === DRAFT || isOffered(state)
    ? undefined
    : `says "${state}", which is no state: write "${DRAFT}", "reviewed by <name> on <YYYY-MM-DD>" or "offered by decision <id>"`;
