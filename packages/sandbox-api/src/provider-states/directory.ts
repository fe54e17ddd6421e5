import { INDIA, getStateId } from '../seeds/states.ts';
import type { StateContext } from './state-context.ts';

const KNOWN_HOSPITAL = 'MH-0001';
/** The limit of `GET /countries/{id}/states`. */
const MAX_STATES = 500;
/** The ids of a country do not overlap with those of another one. */
const STATES_PER_COUNTRY = 1000;

const addHospital = ({ store }: StateContext, code: string, name: string, city = 'Pune') =>
  store.hospitals.addAll([{ code, name, city, state_id: getStateId('MH') }]);

type Doctor = { doctor_code: string; doctor: string };
type Hospital = { code?: string; name?: string; city?: string; doctors?: readonly Doctor[] };

const padToTwoDigits = (number: number) => String(number).padStart(2, '0');

export const directoryStates = {
  'no hospitals match': ({ store }: StateContext, { search = 'zzzz' }: { search?: string }) => {
    store.hospitals.removeMatching(search);
  },
  /** Replaces the hospital by one with exactly these doctors. */
  'a hospital with these doctors': (
    context: StateContext,
    { code = KNOWN_HOSPITAL, name = 'Sunrise Mother & Child Centre', city, doctors = [] }: Hospital,
  ) => {
    context.store.hospitals.remove(code);
    addHospital(context, code, name, city);
    context.store.doctors.addAll(
      doctors.map(({ doctor_code, doctor }) => ({ code: doctor_code, hospital_code: code, name: doctor })),
    );
  },
  /** Exactly this number of hospitals, inserted in reverse order. */
  'hospitals in number': (
    context: StateContext,
    { count = 60, name = 'Hospital' }: { count?: number; name?: string },
  ) => {
    context.store.hospitals.removeMatching('');
    for (let number = count; number > 0; number -= 1)
      addHospital(context, `H-${padToTwoDigits(number)}`, `${name} ${padToTwoDigits(number)}`);
  },
  /** Adds states with these names to the country; without names, makes sure that it has one. */
  'a country with states': (
    { store }: StateContext,
    { country = INDIA, names }: { country?: number; names?: readonly string[] },
  ) => {
    const existingNames = new Set(
      store.states.page(country, { page: 1, limit: MAX_STATES }).map(({ name }) => name),
    );
    const requiredNames = names ?? (existingNames.size > 0 ? [] : ['A state']);
    const newNames = requiredNames.filter((name) => !existingNames.has(name));
    newNames.forEach((name, index) => {
      const id = country * STATES_PER_COUNTRY + existingNames.size + index;
      store.states.add({ id, country_id: country, code: `${country}-${id}`, name });
    });
  },
  'no such country': ({ store }: StateContext, { country = 999 }: { country?: number }) => {
    store.states.removeByCountry(country);
  },
};
