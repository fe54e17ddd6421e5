const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than rendering a card. */
export const getDateTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/**
 * Formats a date. Browsers write `Sept` in English, while all other short months have three letters, so it becomes
 * `Sep`. Short months of Hindi, such as `नव॰`, are for forms and tables only, so in Hindi the month is written in full.
 */
export const formatDate = (instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  getDateTimeFormat(
    locale,
    options.month === 'short' && locale.startsWith('hi') ? { ...options, month: 'long' } : options,
  )
    .format(instant)
    .replace(/Sept\b/, 'Sep');
