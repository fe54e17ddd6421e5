import type { User } from '@janani/api-client';
import { type Message, msg } from '../../i18n/msg.ts';
import type { DeviceProfile } from '../profile/device-profile.ts';
import {
  type Choice,
  type SignUpValues,
  changeSignUp,
  emptySignUp,
  validateLengths,
  normalizeName,
  validateSignUp,
} from '../sign-up/sign-up-rules.ts';
import { todayInIndia } from '../profile/dates.ts';

/** Spec §5: a pincode has at most 6 characters. */
const PINCODE_LENGTH = 6;

/** The profile as it is edited: the fields of sign-up and eight more (spec §2, "Settings"). */
export type ProfileValues = SignUpValues & {
  state_name: string;
  email: string;
  gender: NonNullable<DeviceProfile['gender']> | '';
  dob: string;
  address: string;
  pincode: string;
  bio: string;
  wa_optin: boolean;
};
export type ProfileField = keyof ProfileValues;
export type ProfileErrors = Partial<Record<ProfileField, Message>>;

const choice = (label: string | null, code: string | null): Choice | null =>
  label === null || label === '' ? null : { value: code ?? label, label, isCustom: code === null };

/** The form's initial values: the profile on this device, and the user’s name from the account. */
export const toValues = (user: User, saved: DeviceProfile): ProfileValues => ({
  ...emptySignUp,
  first_name: saved.first_name ?? user.first_name,
  last_name: saved.last_name ?? user.last_name,
  due_date: saved.due_date ?? '',
  state_id: saved.state_id,
  state_name: saved.state_name ?? '',
  city: saved.city ?? '',
  hospital: choice(saved.hospital, saved.hospital_code),
  doctor: choice(saved.doctor, saved.doctor_code),
  email: saved.email ?? '',
  gender: saved.gender ?? '',
  dob: saved.dob ?? '',
  address: saved.address ?? '',
  pincode: saved.pincode ?? '',
  bio: saved.bio ?? '',
  wa_optin: saved.wa_optin,
});

const textOrNull = (text: string): string | null => text.trim() || null;
const getCode = (value: Choice | null): string | null =>
  value === null || value.isCustom ? null : value.value;

/** The values of the form that are saved. */
export const toDeviceProfile = (values: ProfileValues): DeviceProfile => ({
  first_name: normalizeName(values.first_name),
  last_name: normalizeName(values.last_name),
  email: textOrNull(values.email),
  due_date: textOrNull(values.due_date),
  city: textOrNull(values.city),
  state_id: values.state_id,
  state_name: textOrNull(values.state_name),
  hospital: values.hospital?.label ?? null,
  hospital_code: getCode(values.hospital),
  doctor: values.doctor?.label ?? null,
  doctor_code: getCode(values.doctor),
  gender: values.gender === '' ? null : values.gender,
  dob: textOrNull(values.dob),
  address: textOrNull(values.address),
  pincode: textOrNull(values.pincode),
  bio: textOrNull(values.bio),
  wa_optin: values.wa_optin,
});

/** The text that a pincode field accepts: at most six digits. */
export const normalizePincode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, PINCODE_LENGTH);

/** One change: a new state clears the city, a new hospital the doctor, as at sign-up. */
export const changeProfile = <Field extends ProfileField>(
  values: ProfileValues,
  field: Field,
  value: ProfileValues[Field],
): ProfileValues => {
  if (field in emptySignUp) {
    const key = field as keyof SignUpValues;
    return { ...values, ...changeSignUp(values, key, value as SignUpValues[typeof key]) };
  }
  return { ...values, [field]: value };
};

/** RFC 5321 §4.5.3.1.3: the maximum length of an email address. */
export const MAX_EMAIL_LENGTH = 254;
/** Far more than an address or a short biography; all entries on the phone share its storage. */
export const MAX_ADDRESS_LENGTH = 500;
export const MAX_BIO_LENGTH = 2000;
/** The dot is the first one after the domain's first character, so that the expression never backtracks. */
const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const validateEmail = (email: string): Message | undefined => {
  if (email.length > MAX_EMAIL_LENGTH) return msg('settings.email.tooLong');
  return email === '' || EMAIL.test(email) ? undefined : msg('settings.email.invalid');
};

/** What prevents saving: a name that sign-up would reject, an invalid email, and a text that is too long. */
export const validateProfile = (values: ProfileValues): ProfileErrors => {
  const { first_name, last_name } = validateSignUp(values, todayInIndia());
  const errors: Partial<Record<ProfileField, Message | undefined>> = {
    first_name,
    last_name,
    ...validateLengths(values),
    email: validateEmail(values.email.trim()),
    address: values.address.trim().length > MAX_ADDRESS_LENGTH ? msg('settings.address.tooLong') : undefined,
    bio: values.bio.trim().length > MAX_BIO_LENGTH ? msg('settings.bio.tooLong') : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, fieldError]) => fieldError)) as ProfileErrors;
};
