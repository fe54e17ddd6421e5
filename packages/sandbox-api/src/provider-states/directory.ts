import { INDIA, stateId } from '../seeds/states.ts';
import type { World } from './world.ts';

const KNOWN_HOSPITAL = 'MH-0001';
/** The limit of call 6. */
const MAX_STATES = 500;
/** Apart from the numbers of any other country. */
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
  /** The hospital, newly made, with these doctors and no other. */
  'a hospital with these doctors': (
    world: World,
    { code = KNOWN_HOSPITAL, name = 'Sunrise Mother & Child Centre', city, doctors = [] }: Hospital,
  ) => {
    world.store.hospitals.remove(code);
    addHospital(world, code, name, city);
    for (const { doctor_code, doctor } of doctors)
      world.store.doctors.add({ code: doctor_code, hospital_code: code, name: doctor });
  },
  /** So many hospitals and no other, added last first. */
  'hospitals in number': (
    world: World,
    { count = 60, name = 'Hospital' }: { count?: number; name?: string },
  ) => {
    world.store.hospitals.removeMatching('');
    for (let number = count; number > 0; number -= 1)
      addHospital(world, `H-${twoDigits(number)}`, `${name} ${twoDigits(number)}`);
  },
  /** States of these names are among those of the country; one of any name where none is given. */
  'a country with states': (
    { store }: World,
    { country = INDIA, names }: { country?: number; names?: readonly string[] },
  ) => {
    const known = new Set(store.states.page(country, { page: 1, limit: MAX_STATES }).map(({ name }) => name));
    const wanted = names ?? (known.size > 0 ? [] : ['A state']);
    const added = wanted.filter((name) => !known.has(name));
    added.forEach((name, at) => {
      const id = country * STATES_PER_COUNTRY + known.size + at;
      store.states.add({ id, country_id: country, code: `${country}-${id}`, name });
    });
  },
  'no such country': ({ store }: World, { country = 999 }: { country?: number }) => {
    store.states.removeOf(country);
  },
};
