/** More marks on one letter than any language writes (UAX #15, "Stream-Safe Text Format"). */
const TOO_MANY_MARKS = /\p{M}{31}/u;
/** Chunks of a text with at most thirty marks, which are normalised separately. */
const MARK_CHUNKS = /\P{M}*\p{M}{0,30}/gu;

/**
 * `text.normalize(form)` in linear time. Engines order the marks of a letter in quadratic time, so that 60,000 marks on
 * one letter take half a minute. Here, each group of thirty marks is ordered separately.
 */
export const normalizeText = (text: string, form: 'NFC' | 'NFD'): string =>
  TOO_MANY_MARKS.test(text)
    ? (text.match(MARK_CHUNKS) ?? []).map((piece) => piece.normalize(form)).join('')
    : text.normalize(form);
