import { type Message, msg } from '../../i18n/msg.ts';

/** Spec §9: ten digits, the first from 6 to 9; the default country prefix is +91. */
const PHONE_DIGITS = 10;
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const COUNTRY_PREFIX = '+91';

/** The text for a phone number that cannot be used, or undefined for a valid one (spec §5). */
export const validatePhone = (phone: string): Message | undefined => {
  if (phone.length < PHONE_DIGITS) return msg('phone.tooShort');
  if (phone.length > PHONE_DIGITS) return msg('phone.tooLong');
  return INDIAN_MOBILE.test(phone) ? undefined : msg('phone.notIndian');
};

/** The number that a code is sent to: a prefix is added only if it has none (spec §5). */
export const toInternational = (phone: string): string =>
  phone.startsWith('+') ? phone : `${COUNTRY_PREFIX}${phone}`;

/** A number as it is shown: +91 98765 43210. */
export const formatPhone = (phone: string): string =>
  INDIAN_MOBILE.test(phone) ? `${COUNTRY_PREFIX} ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;

/** A number in the identity provider's format, from any format of the backend: +919876543210. */
export const toProviderPhone = (phone: string): string =>
  `${COUNTRY_PREFIX}${phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)}`;
