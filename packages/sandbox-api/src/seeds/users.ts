import type { NewAccount } from '../store/users.ts';
import { getStateId } from './states.ts';

/** The phone number that has an account from the start, as in the API description's examples. */
export const REGISTERED_PHONE = '9811122233';

/** A phone number without an account. */
export const UNREGISTERED_PHONE = '9876543210';

/** The default values of a user's account. */
export const sampleAccount: Omit<NewAccount, 'phone'> = {
  first_name: 'Ananya',
  last_name: 'Deshpande',
  due_date: '2027-03-14',
  state_id: getStateId('MH'),
  city: 'Pune',
  hospital: 'Sunrise Mother & Child Centre',
  hospital_code: 'MH-0001',
  doctor: 'Dr Kavita Rao',
  doctor_code: 'MH-0001-D01',
};

/** The one registered user, and the sessions in which that user is enrolled. */
export const registeredUser = {
  account: { ...sampleAccount, id: 7, phone: REGISTERED_PHONE },
  enrolledIn: ['gentle-prenatal-yoga', 'stretching-at-your-desk', 'water-and-hydration'],
};
