/** A number as it is shown: +91 98765 43210. */
export const formatPhoneWithPrefix = (phone: string): string =>
  `+91 ${phone.replace(/^\+91/, '').replace(/^(\d{5})(\d{5})$/, '$1 $2')}`;
