const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than rendering a card. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/**
 * Formats a date. English engines write `Sept`, four letters where all other months have three: it is `Sep` here. The
 * short months of Hindi, such as `नव॰`, are those of forms and tables: in Hindi a month is written in full.
 */
export const formatDate = (instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(
    locale,
    options.month === 'short' && locale.startsWith('hi') ? { ...options, month: 'long' } : options,
  )
    .format(instant)
    .replace(/Sept\b/, 'Sep');
