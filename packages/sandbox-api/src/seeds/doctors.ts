import type { DoctorRow } from '../store/doctors.ts';
import { hospitals, type HospitalSeed } from './hospitals.ts';
import { getNamePools } from './name-pools.ts';
import { createRandom } from './random.ts';

/** Share of women among the sample's doctors. */
const SHARE_OF_WOMEN = 0.7;

/** Doctors that examples and tests name, first in the list of their hospital. */
const namedDoctors = new Map([
  ['MH-0001', ['Dr Kavita Rao', 'Dr Farah Khan']],
  ['MH-0002', ['Dr Meera Joshi']],
  // In Devanagari, for the search by sound.
  ['MH-0006', ['डॉ. शांति देशपांडे']],
]);

const random = createRandom(20_262);

function createDoctorNames({ code, state, doctors }: HospitalSeed): string[] {
  const names = new Set(namedDoctors.get(code));
  const pools = getNamePools(state);
  while (names.size < doctors) {
    const { women, men, family } = random.pick(pools);
    names.add(`Dr ${random.pick(random.chance(SHARE_OF_WOMEN) ? women : men)} ${random.pick(family)}`);
  }
  return [...names];
}

/** The sample doctors, invented, with codes such as `MH-0001-D01`. */
export const doctors: readonly DoctorRow[] = hospitals.flatMap((hospital) =>
  createDoctorNames(hospital).map((name, index) => ({
    code: `${hospital.code}-D${String(index + 1).padStart(2, '0')}`,
    hospital_code: hospital.code,
    name,
  })),
);
