import type { components } from '@janani/api-client/schema';
import type { Store } from './store/open-store.ts';

type Profile = components['schemas']['SignUpProfile'];

/** Decision T-10; `PersonName` in the description defines it in prose. */
const PERSON_NAME = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;

/** Checks the rules of a sign-up profile that a schema cannot express. Returns a sentence, or undefined if it is valid. */
export function findProfileError(
  { first_name, last_name, state_id, hospital_code, doctor_code }: Profile,
  { states, hospitals, doctors }: Pick<Store, 'states' | 'hospitals' | 'doctors'>,
): string | undefined {
  if (!PERSON_NAME.test(first_name)) return 'First name can only contain letters and spaces';
  if (!PERSON_NAME.test(last_name)) return 'Last name can only contain letters and spaces';
  if (!states.exists(state_id)) return 'This state is not in our list.';
  if (hospital_code !== undefined && !hospitals.exists(hospital_code)) {
    return 'This hospital is not in our list.';
  }
  if (doctor_code !== undefined && !doctors.worksAt(doctor_code, hospital_code)) {
    return 'This doctor is not in the list of this hospital.';
  }
  return undefined;
}
