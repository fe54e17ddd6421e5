/** More marks on one letter than any language writes (UAX #15, "Stream-Safe Text Format"). */
const TOO_MANY_MARKS = /\p{M}{31}/u;
/** What stands between marks, and as many of them as are put in order at once. */
const PIECES = /\P{M}*\p{M}{0,30}/gu;

/**
 * `text.normalize(form)` in linear time. An engine puts the marks of a letter in order one by one, so that 60,000 marks
 * on one letter take it half a minute: those beyond the thirtieth are put in order by themselves.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD'): string =>
  TOO_MANY_MARKS.test(text)
    ? (text.match(PIECES) ?? []).map((piece) => piece.normalize(form)).join('')
    : text.normalize(form);
