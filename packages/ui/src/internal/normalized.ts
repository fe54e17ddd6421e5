/** More marks on one letter than any language writes (UAX #15, "Stream-Safe Text Format"). */
const TOO_MANY_MARKS = /\p{M}{31}/u;
/** A separator between marks, and the number of marks that are ordered at once. */
const PIECES = /\P{M}*\p{M}{0,30}/gu;

/**
 * `text.normalize(form)` in linear time. An engine orders the marks of a letter in quadratic time, so that 60,000
 * marks on one letter take half a minute: here the marks beyond the thirtieth are ordered separately.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD'): string =>
  TOO_MANY_MARKS.test(text)
    ? (text.match(PIECES) ?? []).map((piece) => piece.normalize(form)).join('')
    : text.normalize(form);
