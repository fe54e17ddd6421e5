import type { Meta } from '@storybook/react-vite';
import type { StoryActions } from './act.ts';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { memberScreen } from './screen.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Settings',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

const path = '/settings';
const EDIT = 'section[aria-labelledby="profile"] button';
const edit = async ({ press, see }: StoryActions) => {
  await press(EDIT);
  await see('input[name="first_name"]');
};

const DATA = 'section[aria-labelledby="data"]';
/** The third of the buttons: view, save, erase. */
const ERASE = `${DATA} > div > :nth-child(3) button`;

export const Usual = memberScreen(path, ({ see }) => see('section[aria-labelledby="profile"]'));
Usual.tags = ['ST-01', 'ST-09', 'ST-10'];
export const WithAProfileOnThisPhone = memberScreen(
  path,
  ({ see }) => see('section[aria-labelledby="profile"]'),
  {
    local: {
      'profile:{user}': {
        first_name: 'Ananya',
        last_name: 'Deshpande',
        email: 'ananya@mail.example',
        due_date: '2027-03-14',
        city: 'Pune',
        state_id: 14,
        state_name: 'Maharashtra',
        hospital: 'Sunrise Mother & Child Centre',
        doctor: 'Dr Kavita Rao',
        bio: 'Loves gardening',
      },
    },
  },
);
export const Editing = memberScreen(path, edit);
Editing.tags = ['ST-03', 'ST-04'];
export const EditingWithErrors = memberScreen(path, async (actions) => {
  await edit(actions);
  await actions.type('input[name="email"]', 'ananya@');
  await actions.press('[form] , button[type="submit"]');
  await actions.see('[aria-invalid="true"]');
});
export const Saved = memberScreen(path, async (actions) => {
  await edit(actions);
  await actions.press('button[type="submit"]');
  await actions.see('[role="alertdialog"]');
});
Saved.tags = ['ST-13'];
export const CouldNotBeSaved = memberScreen(
  path,
  async (actions) => {
    await edit(actions);
    await actions.press('button[type="submit"]');
    await actions.see('#root [role="alert"]');
  },
  { isStorageFull: true },
);
CouldNotBeSaved.name = 'Failed';
export const DataShown = memberScreen(path, async ({ press, see }) => {
  await press('section[aria-labelledby="data"] button');
  await see('#my-data');
});
export const AskedBeforeErasing = memberScreen(path, async ({ press, see }) => {
  await press(ERASE);
  await see(`${DATA} fieldset`);
});
export const NoConnection = memberScreen(path, undefined, { isOffline: true });
NoConnection.name = 'Offline';
export const LoggedOut = memberScreen(path, async ({ press, see }) => {
  await press('header button[aria-haspopup]');
  await press('[role="menuitem"]:last-of-type');
  await see('[role="alertdialog"]');
});
LoggedOut.tags = ['AU-11'];
