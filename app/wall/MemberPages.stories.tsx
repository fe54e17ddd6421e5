import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, wall } from './Screen.tsx';
import { memberScreen } from './screen.ts';

const meta = {
  ...wall,
  title: 'Screens/Free access, plans and payments',
  tags: ['!autodocs', '!test', 'wall'],
} satisfies Meta<ScreenProps>;
export default meta;

export const FreeAccess = memberScreen('/free-access', ({ see }) => see('main article'));
export const FreeAccessFound = memberScreen('/free-access', ({ type }) =>
  type('input[type="search"]', 'breath'),
);
export const FreeAccessNothingFound = memberScreen('/free-access', ({ type }) =>
  type('input[type="search"]', 'zzz'),
);
export const Subscription = memberScreen('/subscription');
export const Payments = memberScreen('/payments');
