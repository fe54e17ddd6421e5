import { INDIA, stateId } from '../seeds/states.ts';
import type { World } from './world.ts';

const KNOWN_HOSPITAL = 'MH-0001';
/** The limit of `GET /countries/{id}/states`. */
const MAX_STATES = 500;
/** The ids of a country do not overlap with those of another one. */
const STATES_PER_COUNTRY = 1000;

const addHospital = ({ store }: World, code: string, name: string, city = 'Pune') =>
  store.hospitals.add({ code, name, city, state_id: stateId('MH') });

type Doctor = { doctor_code: string; doctor: string };
type Hospital = { code?: string; name?: string; city?: string; doctors?: readonly Doctor[] };

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const directoryStates = {
  'no hospitals match': ({ store }: World, { search = 'zzzz' }: { search?: string }) => {
    store.hospitals.removeMatching(search);
  },
  /** Replaces the hospital by one with exactly these doctors. */
  'a hospital with these doctors': (
    world: World,
    { code = KNOWN_HOSPITAL, name = 'Sunrise Mother & Child Centre', city, doctors = [] }: Hospital,
  ) => {
    world.store.hospitals.remove(code);
    addHospital(world, code, name, city);
    for (const { doctor_code, doctor } of doctors)
      world.store.doctors.add({ code: doctor_code, hospital_code: code, name: doctor });
  },
  /** Exactly this number of hospitals, inserted in reverse order. */
  'hospitals in number': (
    world: World,
    { count = 60, name = 'Hospital' }: { count?: number; name?: string },
  ) => {
    world.store.hospitals.removeMatching('');
    for (let number = count; number > 0; number -= 1)
      addHospital(world, `H-${twoDigits(number)}`, `${name} ${twoDigits(number)}`);
  },
  /** Adds states with these names to the country; without names, makes sure that it has one. */
  'a country with states': (
    { store }: World,
    { country = INDIA, names }: { country?: number; names?: readonly string[] },
  ) => {
    const existingNames = new Set(
      store.states.page(country, { page: 1, limit: MAX_STATES }).map(({ name }) => name),
    );
    const requiredNames = names ?? (existingNames.size > 0 ? [] : ['A state']);
    const newNames = requiredNames.filter((name) => !existingNames.has(name));
    newNames.forEach((name, at) => {
      const id = country * STATES_PER_COUNTRY + existingNames.size + at;
      store.states.add({ id, country_id: country, code: `${country}-${id}`, name });
    });
  },
  'no such country': ({ store }: World, { country = 999 }: { country?: number }) => {
    store.states.removeOf(country);
  },
};
