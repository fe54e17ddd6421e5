import { examples } from '@janani/api-client/examples';
import { NOW, PHONE } from './render-app.tsx';

/** The stored data of a user in the app's formats, and another user whose name must not be shown. */
export const me = { id: '7', phone: PHONE, name: 'Ananya' };
export const other = { id: '8', phone: '9876500000', name: 'Zubaida' };
export type Person = typeof me;

/** The session of the stored entries; it has ended according to the backend. */
export const SLUG = 'yoga';
const { data: example } = examples.getSession.responses[200].openSession;
const DAY_MS = 86_400_000;
export const endedSession = {
  ...example,
  slug: SLUG,
  scheduled_at: new Date(NOW - DAY_MS).toISOString(),
};

export const getUser = ({ id, phone, name }: Person) => ({
  id,
  phone,
  first_name: name,
  last_name: 'D',
  verified: true,
  role: 'user',
});

const choice = { value: 'MH-0001', label: 'Sunrise Mother & Child Centre', isCustom: false };

export const toSignUpValues = ({ name }: Person) => ({
  first_name: name,
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: choice,
  doctor: { value: 'Dr Meera Patil', label: 'Dr Meera Patil', isCustom: true },
});

export const toSentProfile = (person: Person) => ({
  ...toSignUpValues(person),
  hospital: choice.label,
  hospital_code: choice.value,
  doctor: 'Dr Meera Patil',
});

const additionalFields = {
  email: 'ananya@example.org',
  gender: 'female',
  dob: '1997-05-02',
  address: '12 Lake Road',
  pincode: '411001',
  bio: 'First child',
  wa_optin: true,
};

export const toProfileValues = (person: Person) => ({
  ...toSignUpValues(person),
  state_name: 'Maharashtra',
  ...additionalFields,
});

export const getDeviceProfile = (person: Person) => ({
  ...toSentProfile(person),
  state_name: 'Maharashtra',
  ...additionalFields,
});

export const getCode = ({ phone }: Person) => ({
  mode: 'signup',
  phone,
  verificationId: 'verification',
  sentAt: NOW - 1000,
  isConfirmed: true,
  mayBeSignedUp: false,
});

/** An enrolment in an upcoming session. */
export const getEnrolment = ({ name }: Person) => ({
  ...example,
  id: '31',
  slug: 'a-place',
  title: `A class with ${name}`,
  scheduled_at: new Date(NOW + DAY_MS).toISOString(),
  is_enrolled: true,
});
