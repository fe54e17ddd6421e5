import type { StateParameters, ProviderState } from '../states.ts';

const hospital = (params: StateParameters['a hospital exists']) =>
  ({ state: 'a hospital exists', params }) satisfies ProviderState;

export const kavita = { doctor_code: 'MH-0001-D01', doctor: 'Dr Kavita Rao' };
export const farah = { doctor_code: 'MH-0001-D02', doctor: 'Dr Farah Khan' };

/** The hospital that the searches find. */
export const sunrise = hospital({
  code: 'MH-0001',
  name: 'Sunrise Mother & Child Centre',
  city: 'Wai',
  doctors: [kavita, farah],
});

/** A hospital that filters exclude. */
export const amrut = hospital({
  code: 'MH-0002',
  name: 'Amrut Hospital',
  city: 'Satara',
  doctors: [{ doctor_code: 'MH-0002-D01', doctor: 'Dr Farah Patil' }],
});

/** A name in Devanagari and a code that is percent-encoded in a URL. */
export const pune = hospital({
  code: 'पुणे 01',
  name: 'माँ और शिशु अस्पताल',
  city: 'पुणे',
  doctors: [{ doctor_code: 'PN-01-D01', doctor: 'डॉ. मीरा पाटिल' }],
});

export const india = {
  state: 'a country has states',
  params: { country: 1, names: ['Maharashtra', 'Tamil Nadu', 'Delhi'] },
} satisfies ProviderState;
