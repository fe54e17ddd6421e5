import { randomUUID } from 'node:crypto';
import { INDIA, stateId } from '../seeds/states.ts';
import type { World } from './world.ts';

const KNOWN_HOSPITAL = 'MH-0001';

const addHospital = ({ store }: World, code: string, name: string) =>
  store.hospitals.add({ code, name, city: 'Pune', state_id: stateId('MH') });

export const directoryStates = {
  /** At least one hospital matches `search`. */
  'hospitals exist': (world: World, { search = 'mother' }: { search?: string }) => {
    if (world.store.hospitals.search(search, 1).length > 0) return;
    addHospital(world, `MH-${randomUUID()}`, `${search} Women's Hospital`);
  },
  'no hospitals match': ({ store }: World, { search = 'zzzz' }: { search?: string }) => {
    store.hospitals.removeMatching(search);
  },
  /** The hospital has a doctor called `doctor`. */
  'a hospital with doctors': (
    world: World,
    { code = KNOWN_HOSPITAL, doctor = 'Dr Kavita Rao' }: { code?: string; doctor?: string },
  ) => {
    addHospital(world, code, 'Sunrise Mother & Child Centre');
    if (world.store.doctors.search(code, doctor).length > 0) return;
    world.store.doctors.add({ code: randomUUID(), hospital_code: code, name: doctor });
  },
  'a hospital without doctors': (world: World, { code = 'MH-0003' }: { code?: string }) => {
    addHospital(world, code, 'New Life Mother & Baby Hospital');
    world.store.doctors.removeOf(code);
  },
  'no hospital has the code': ({ store }: World, { code = 'XX-9999' }: { code?: string }) => {
    store.hospitals.remove(code);
  },
  'a country with states': ({ store }: World, { country = INDIA }: { country?: number }) => {
    if (store.states.count(country) > 0) return;
    store.states.add({ id: country * 1000, country_id: country, code: `${country}-1`, name: 'A state' });
  },
  'no such country': ({ store }: World, { country = 999 }: { country?: number }) => {
    store.states.removeOf(country);
  },
};
