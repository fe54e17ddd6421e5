/** How an amount is written. */
export type FormatMoneyOptions = {
  /** A BCP 47 tag. `en-IN` by default. */
  locale?: string | undefined;
  /** ISO 4217. Rupees by default. */
  currency?: string | undefined;
};

/**
 * Rupees are grouped by lakh and crore in whatever language they are read, so that a price does not
 * change its look with a tag that names no region.
 */
const localeFor = (locale: string, currency: string): string =>
  currency === 'INR' ? new Intl.Locale(locale, { region: 'IN' }).toString() : locale;

/** Whether there is a rest of less than one, in as many digits as the currency has. */
const hasFraction = (amount: number, digits: number): boolean =>
  !Number.isInteger(Math.round(amount * 10 ** digits) / 10 ** digits);

/**
 * An amount as it is written: `₹1,999`, `₹1,00,000`. Parts of one are written only where there are any, and then with all the
 * digits that the currency has: two for paise, three for fils, none for yen.
 */
export const formatMoney = (
  amount: number,
  { locale = 'en-IN', currency = 'INR' }: FormatMoneyOptions = {},
): string => {
  const formatLocale = localeFor(locale, currency);
  const style = { style: 'currency', currency } as const;
  const written = new Intl.NumberFormat(formatLocale, style);
  const { maximumFractionDigits: digits = 0 } = written.resolvedOptions();
  if (hasFraction(amount, digits)) return written.format(amount);
  return new Intl.NumberFormat(formatLocale, {
    ...style,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).format(amount);
};
