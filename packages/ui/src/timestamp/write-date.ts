const formats = new Map<string, Intl.DateTimeFormat>();

/** To make a format takes longer than to draw a card: each is made once. */
export const formatFor = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
};

/** A date in words. English engines write `Sept`, a month of four letters among months of three: it is `Sep` here. */
export const writeDate = (instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatFor(locale, options)
    .format(instant)
    .replace(/Sept\b/, 'Sep');
