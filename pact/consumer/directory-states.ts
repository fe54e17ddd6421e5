import type { StateParameters, StateUse } from '../states.ts';

type HospitalParameters = StateParameters['a hospital with these doctors'];

const hospital = (params: HospitalParameters) =>
  ({ state: 'a hospital with these doctors', params }) satisfies StateUse;

export const kavita = { doctor_code: 'MH-0001-D01', doctor: 'Dr Kavita Rao' };
export const farah = { doctor_code: 'MH-0001-D02', doctor: 'Dr Farah Khan' };

/** The one that is looked for. */
export const sunrise = hospital({
  code: 'MH-0001',
  name: 'Sunrise Mother & Child Centre',
  city: 'Wai',
  doctors: [kavita, farah],
});

/** Another, so that a filter has something to leave out. */
export const amrut = hospital({
  code: 'MH-0002',
  name: 'Amrut Hospital',
  city: 'Satara',
  doctors: [{ doctor_code: 'MH-0002-D01', doctor: 'Dr Meera Patil' }],
});

/** One whose doctors nobody has listed. */
export const newLife = hospital({
  code: 'MH-0003',
  name: 'New Life Mother & Baby Hospital',
  city: 'Karad',
  doctors: [],
});

export const noHospitals: StateUse = { state: 'no hospitals match', params: { search: '' } };

export const india = {
  state: 'a country with states',
  params: { country: 1, names: ['Maharashtra', 'Tamil Nadu', 'Delhi'] },
} satisfies StateUse;
