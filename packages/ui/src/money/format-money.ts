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
const placeOf = (locale: string, currency: string): string =>
  currency === 'INR' ? new Intl.Locale(locale, { region: 'IN' }).toString() : locale;

const hasParts = (amount: number): boolean => !Number.isInteger(Math.round(amount * 100) / 100);

/** An amount as it is written: `₹1,999`, `₹1,00,000`; with paise, always two digits, only where there are any. */
export const formatMoney = (
  amount: number,
  { locale = 'en-IN', currency = 'INR' }: FormatMoneyOptions = {},
): string => {
  const digits = hasParts(amount) ? 2 : 0;
  return new Intl.NumberFormat(placeOf(locale, currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
};
