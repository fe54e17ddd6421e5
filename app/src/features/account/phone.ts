import { type Message, msg } from '../../i18n/msg.ts';

/** Spec §9: ten digits, the first from 6 to 9; the default country prefix is +91. */
const PHONE_DIGITS = 10;
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const COUNTRY_PREFIX = '+91';

/** Why a phone number cannot be used, or undefined when it can (spec §5). */
export const phoneProblem = (phone: string): Message | undefined => {
  if (phone.length < PHONE_DIGITS) return msg('phone.tooShort');
  if (phone.length > PHONE_DIGITS) return msg('phone.tooLong');
  return INDIAN_MOBILE.test(phone) ? undefined : msg('phone.notIndian');
};

/** The number a code is sent to: a prefix is added only where there is none (spec §5). */
export const toInternational = (phone: string): string =>
  phone.startsWith('+') ? phone : `${COUNTRY_PREFIX}${phone}`;

/** A number as people read it: +91 98765 43210. */
export const readablePhone = (phone: string): string =>
  INDIAN_MOBILE.test(phone) ? `${COUNTRY_PREFIX} ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;

/** A number as the identity provider writes it, from any way the backend may write it: +919876543210. */
export const providerPhone = (phone: string): string =>
  `${COUNTRY_PREFIX}${phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS)}`;
