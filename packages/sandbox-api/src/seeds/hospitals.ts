import type { HospitalRow } from '../store/hospitals.ts';
import { citiesByState, type City } from './cities.ts';
import { createRandom } from './random.ts';
import { getStateId, states, type StateCode } from './states.ts';

/**
 * The number of hospitals of a town in the sample; a large city has as many, and one more for each of its localities.
 */
const PER_TOWN = 4;
const PER_CITY = 2;

// Sample names: common Indian words for shelter, peace and new life, without the names of real chains or hospitals.
const NAMES = (
  'Shanti, Sunrise, New Life, Ankur, Navjeevan, Matruchhaya, Mamta, Kilkari, Aanchal, Sanjeevani, Aarogya, ' +
  'Sukhada, Amrut, Jeevan Jyoti, Asha Kiran, Swasthya, Jasmine, Little Steps, First Breath, Green Leaf, ' +
  'Morning Star, Srujana, Vatsalya, Ashirwad, Sneh, Vasundhara, Savitri, Gayatri, Tulsi, Parijat, Chandan, ' +
  'Kamal, Annapurna, Urmila, Banyan, Blue Lotus, Two Hearts, Full Moon, Good Shepherd, Noor, Hridaya, Palna'
).split(', ');
const KINDS = (
  "Maternity Home, Maternity & Child Hospital, Women's Hospital, Nursing Home, Birth Centre, Maternity Clinic, " +
  'Women & Children Hospital, Maternity & General Hospital'
).split(', ');

type Sample = { name: string; city: string; doctors?: number };

/** Hospitals that examples and tests name, in the order of their codes; two have names of extreme length. */
const namedHospitals: Partial<Record<StateCode, readonly Sample[]>> = {
  MH: [
    { name: 'Sunrise Mother & Child Centre', city: 'Pune', doctors: 18 },
    { name: 'Shanti Mother Care, Kothrud', city: 'Pune', doctors: 6 },
    { name: 'New Life Mother & Baby Hospital', city: 'Pune', doctors: 0 },
    {
      name: 'Smt. Savitribai Deshmukh Memorial Maternity Hospital and Neonatal Care Centre, Hadapsar',
      city: 'Pune',
      doctors: 64,
    },
    { name: 'मातृछाया प्रसूतिगृह', city: 'Wai', doctors: 3 },
    { name: 'शांति नर्सिंग होम', city: 'Wai', doctors: 3 },
  ],
};

/** `doctors` is how many to invent; the rest is the stored row. */
export type HospitalSeed = HospitalRow & { state: StateCode; doctors: number };

const random = createRandom(20_261);

const getLocations = ({ city, localities }: City): string[] => {
  const locations = (count: number) => Array.from({ length: count }, () => city);
  return localities.length === 0 ? locations(PER_TOWN) : [...localities, ...locations(PER_CITY)];
};

// `GET /hospitals` returns names only, so a name includes the hospital's location.
function createHospitalsIn(town: City): Sample[] {
  const usedNames = new Set<string>();
  return getLocations(town).map((site) => {
    let firstPart = random.pick(NAMES);
    while (usedNames.has(firstPart)) firstPart = random.pick(NAMES);
    usedNames.add(firstPart);
    return { name: `${firstPart} ${random.pick(KINDS)}, ${site}`, city: town.city };
  });
}

// One hospital in 25 has no list of doctors, so that entering a doctor's name as free text is an everyday case.
const pickDoctorCount = () => (random.chance(0.04) ? 0 : random.between(2, 8));

/** The sample hospitals, invented but realistic, with codes such as `MH-0001`. */
export const hospitals: readonly HospitalSeed[] = states.flatMap(({ code: state }) =>
  [...(namedHospitals[state] ?? []), ...citiesByState[state].flatMap(createHospitalsIn)].map(
    ({ name, city, doctors }, index) => ({
      code: `${state}-${String(index + 1).padStart(4, '0')}`,
      name,
      city,
      state_id: getStateId(state),
      state,
      doctors: doctors ?? pickDoctorCount(),
    }),
  ),
);
