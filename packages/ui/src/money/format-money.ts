/** How an amount is written. */
export type FormatMoneyOptions = {
  /** A BCP 47 tag. `en-IN` by default. */
  locale?: string | undefined;
  /** ISO 4217. Rupees by default. */
  currency?: string | undefined;
};

/**
 * Rupees are grouped by lakh and crore in every language, so that a price has the same format with a language tag that
 * has no region.
 */
const getFormatLocale = (locale: string, currency: string): string =>
  currency === 'INR' ? new Intl.Locale(locale, { region: 'IN' }).toString() : locale;

/** Whether the amount has a fraction, rounded to the digits of the currency. */
const hasFraction = (amount: number, digits: number): boolean =>
  !Number.isInteger(Math.round(amount * 10 ** digits) / 10 ** digits);

/**
 * The text of an amount: `₹1,999`, `₹1,00,000`. A fraction is written only if it is not zero, and then with all digits
 * of the currency: two for paise, three for fils, none for yen.
 */
export const formatMoney = (
  amount: number,
  { locale = 'en-IN', currency = 'INR' }: FormatMoneyOptions = {},
): string => {
  const formatLocale = getFormatLocale(locale, currency);
  const style = { style: 'currency', currency } as const;
  const formatter = new Intl.NumberFormat(formatLocale, style);
  const { maximumFractionDigits: digits = 0 } = formatter.resolvedOptions();
  if (hasFraction(amount, digits)) return formatter.format(amount);
  return new Intl.NumberFormat(formatLocale, {
    ...style,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  }).format(amount);
};
