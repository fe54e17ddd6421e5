'use client';

export { normalizePhone } from './normalize-phone.ts';
export { COUNTRY_PREFIX, PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField.tsx';
