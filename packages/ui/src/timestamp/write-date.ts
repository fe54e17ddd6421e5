const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than rendering a card. */
export const formatFor = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
};

/** Formats a date. English engines write `Sept`, four letters where all other months have three: it is `Sep` here. */
export const writeDate = (instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatFor(locale, options)
    .format(instant)
    .replace(/Sept\b/, 'Sep');
