import type { SignUpProfile } from '@janani/api-client';
import type { CalendarDate } from '@internationalized/date';
import { type Message, msg } from '../../i18n/msg.ts';
import { PREGNANCY_DAYS, daysBetween, earliestDueDate, parseDay } from '../profile/dates.ts';

/** A hospital or doctor: picked from the list, or entered as free text and then without a code (decision T-28). */
export type Choice = { value: string; label: string; isCustom: boolean };

/** The sign-up form as it is filled in. */
export type SignUpValues = {
  first_name: string;
  last_name: string;
  /** `YYYY-MM-DD`, or empty. */
  due_date: string;
  state_id: number | null;
  city: string;
  hospital: Choice | null;
  doctor: Choice | null;
};
export type SignUpField = keyof SignUpValues;
export type SignUpErrors = Partial<Record<SignUpField, Message>>;

export const emptySignUp: SignUpValues = {
  first_name: '',
  last_name: '',
  due_date: '',
  state_id: null,
  city: '',
  hospital: null,
  doctor: null,
};

/** Spec §9: names have 2 to 50 characters; 50 is allowed, although the message reads "less" (decision T-21). */
const MIN_NAME_LENGTH = 2;
const MAX_NAME_LENGTH = 50;
/** Letters of every script with their marks and joiners, and spaces (decision T-10). */
const LETTERS_AND_SPACES = /^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u;

/**
 * The limit of a name's raw input: no name of 50 characters has more, and composing a longer text may take half a
 * minute.
 */
const MAX_NAME_INPUT = 1000;
/** As the API description allows them (`SignUpProfile`). */
export const MAX_CITY_LENGTH = 100;
export const MAX_HOSPITAL_OR_DOCTOR_LENGTH = 200;

const withSingleSpaces = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** A name as it is stored and validated: composed, trimmed, single spaces. */
export const normalizeName = (name: string): string => {
  const text = withSingleSpaces(name);
  return text.length > MAX_NAME_INPUT ? text : withSingleSpaces(text.normalize('NFC'));
};

const firstNameTexts = {
  tooShort: msg('signUp.firstName.tooShort'),
  tooLong: msg('signUp.firstName.tooLong'),
  letters: msg('signUp.firstName.letters'),
} as const;
const lastNameTexts = {
  tooShort: msg('signUp.lastName.tooShort'),
  tooLong: msg('signUp.lastName.tooLong'),
  letters: msg('signUp.lastName.letters'),
} as const;

const validateName = (
  name: string,
  texts: typeof firstNameTexts | typeof lastNameTexts,
): Message | undefined => {
  const text = normalizeName(name);
  // Code points, so that a two-letter conjunct such as श्री is long enough.
  const { length } = Array.from(text);
  if (length < MIN_NAME_LENGTH) return texts.tooShort;
  if (length > MAX_NAME_LENGTH) return texts.tooLong;
  return LETTERS_AND_SPACES.test(text) ? undefined : texts.letters;
};

const validateDueDate = (text: string, today: CalendarDate): Message | undefined => {
  if (text === '') return msg('signUp.dueDate.required');
  const day = parseDay(text);
  return day && day.compare(earliestDueDate(today)) >= 0 ? undefined : msg('signUp.dueDate.invalid');
};

const isLongerThan = (limit: number, text: string | undefined): boolean => (text?.trim().length ?? 0) > limit;

/** The texts whose length the backend would reject after the code, when it is too late to shorten them. */
export const validateLengths = ({
  city,
  hospital,
  doctor,
}: Pick<SignUpValues, 'city' | 'hospital' | 'doctor'>): SignUpErrors => ({
  ...(isLongerThan(MAX_CITY_LENGTH, city) ? { city: msg('signUp.city.tooLong') } : {}),
  ...(isLongerThan(MAX_HOSPITAL_OR_DOCTOR_LENGTH, hospital?.label)
    ? { hospital: msg('signUp.hospital.tooLong') }
    : {}),
  ...(isLongerThan(MAX_HOSPITAL_OR_DOCTOR_LENGTH, doctor?.label)
    ? { doctor: msg('signUp.doctor.tooLong') }
    : {}),
});

/** Why each field cannot be sent (spec §5); a valid field is absent. */
export const validateSignUp = (values: SignUpValues, today: CalendarDate): SignUpErrors => {
  const errors: Record<SignUpField, Message | undefined> = {
    first_name: validateName(values.first_name, firstNameTexts),
    last_name: validateName(values.last_name, lastNameTexts),
    due_date: validateDueDate(values.due_date, today),
    state_id: (values.state_id ?? 0) >= 1 ? undefined : msg('signUp.state.required'),
    city: values.city.trim() === '' ? msg('signUp.city.required') : undefined,
    hospital: values.hospital?.label.trim() ? undefined : msg('signUp.hospital.required'),
    doctor: values.doctor?.label.trim() ? undefined : msg('signUp.doctor.required'),
    ...validateLengths(values),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, fieldError]) => fieldError)) as SignUpErrors;
};

/** More than a pregnancy's duration ahead: allowed, after a confirmation (decision T-09). */
export const isDueDateFar = (text: string, today: CalendarDate): boolean => {
  const day = parseDay(text);
  return day !== null && daysBetween(today, day) > PREGNANCY_DAYS;
};

/** One change of the form: a new state clears the city, a new hospital the doctor (spec §2). */
export const changeSignUp = <Field extends SignUpField>(
  values: SignUpValues,
  field: Field,
  value: SignUpValues[Field],
): SignUpValues => ({
  ...values,
  ...(field === 'state_id' && value !== values.state_id ? { city: '' } : {}),
  ...(field === 'hospital' ? { doctor: null } : {}),
  [field]: value,
});

const toCodeFields = (key: 'hospital' | 'doctor', choice: Choice) => ({
  [key]: choice.label.trim(),
  // Absent instead of empty for free text (decisions G-08, T-28).
  ...(choice.isCustom ? {} : { [`${key}_code`]: choice.value }),
});

/** The profile that is sent, from a form without validation errors. */
export const toProfile = ({ hospital, doctor, state_id, ...values }: SignUpValues): SignUpProfile => {
  if (!hospital || !doctor || state_id === null)
    throw new Error(
      'The sign-up form is not complete, so there is no profile to send. Check validateSignUp first.',
    );
  return {
    first_name: normalizeName(values.first_name),
    last_name: normalizeName(values.last_name),
    due_date: values.due_date,
    state_id,
    city: values.city.trim(),
    ...toCodeFields('hospital', hospital),
    ...toCodeFields('doctor', doctor),
  } as SignUpProfile;
};
