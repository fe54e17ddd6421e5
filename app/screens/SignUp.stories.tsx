import type { Meta } from '@storybook/react-vite';
import type { StoryActions } from './act.ts';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { screen } from './screen.ts';
import { SEARCH, SUBMIT, createSignUpScene, openList } from './scenes.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Sign up',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const UNREGISTERED = '9876543210';

const values = {
  first_name: 'Meera',
  last_name: 'Kulkarni',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: { value: 'MH-0001', label: 'Sunrise Mother & Child Centre', isCustom: false },
  doctor: { value: 'MH-0001-D01', label: 'Dr Kavita Rao', isCustom: false },
};
const emptyValues = {
  first_name: '',
  last_name: '',
  due_date: '',
  state_id: 0,
  city: '',
  hospital: null,
  doctor: null,
};

/** Filled in as far as the hospital. */
const withoutHospitalAndDoctor = { ...values, hospital: null, doctor: null };

/** The saved form of a number without an account. */
const withSavedForm = (changes: Partial<typeof values> = {}, base: object = emptyValues) =>
  createSignUpScene(UNREGISTERED, { ...base, ...changes });

const STATES = 'GET /api/countries/';
const always = 'always' as const;
const withFault = (match: string) => ({
  faults: [{ match, fault: { kind: 'status' as const, status: 404 }, times: always }],
});
const withDelay = (match: string) => ({
  faults: [{ match, fault: { kind: 'delay' as const, ms: 3_600_000 }, times: always }],
});
export const Empty = screen(withSavedForm(), ({ see }) => see('input[name="city"]'));
Empty.tags = ['SU-03', 'SU-04', 'SU-32'];
export const Filled = screen(withSavedForm({}, values), ({ see }) => see('input[name="city"]'));
Filled.tags = ['SU-35'];
export const NamesThatAreNone = screen(
  withSavedForm({ first_name: '123', last_name: '' }),
  async (actions) => {
    await actions.see('input[name="city"]');
    await actions.press('input[name="first_name"]');
    await actions.press('input[name="last_name"]');
    await actions.press('h1');
    await actions.see('[aria-invalid="true"]');
  },
);
NamesThatAreNone.tags = ['SU-08', 'SU-09'];
const searchHospital = (text: string, until: string) => async (actions: StoryActions) => {
  await openList('hospital')(actions);
  await actions.type(SEARCH, text);
  await actions.see(until);
};

export const HospitalsFound = screen(
  withSavedForm({}, withoutHospitalAndDoctor),
  searchHospital('sun', '[role="option"]'),
);
HospitalsFound.tags = ['SU-24', 'SU-29'];
export const NoHospitalFound = screen(
  withSavedForm({}, withoutHospitalAndDoctor),
  searchHospital('zzzz', '[data-status="empty"]'),
);
NoHospitalFound.tags = ['DD-02'];
export const HospitalsFailed = screen(
  { ...withSavedForm({}, withoutHospitalAndDoctor), ...withFault('GET /api/hospitals') },
  searchHospital('sun', '[data-status="failed"]'),
);
const STATE = ':has(> input[name="state_id"])';
export const StatesOnTheirWay = screen({ ...withSavedForm(), ...withDelay(STATES) }, ({ see }) =>
  see(`${STATE} [aria-live]:not(:empty)`),
);
StatesOnTheirWay.name = 'States loading';
StatesOnTheirWay.tags = ['SU-17'];
export const StatesFailed = screen({ ...withSavedForm(), ...withFault(STATES) }, ({ see }) =>
  see(`${STATE}[data-invalid]`),
);
StatesFailed.tags = ['SU-18'];
export const CodeCouldNotBeSent = screen(
  { ...withSavedForm({}, values), identity: { sendCode: 'auth/too-many-requests' } },
  async ({ see, press }) => {
    await see('input[name="city"]');
    await press(SUBMIT);
    await see('[role="alertdialog"]');
  },
);
export const BeingSent = screen(withSavedForm({}, values), async ({ see, press }) => {
  await see('input[name="city"]');
  await press(SUBMIT);
});
export const NumberIsMissing = screen({ path: '/signup' });
NumberIsMissing.tags = ['SU-02'];
