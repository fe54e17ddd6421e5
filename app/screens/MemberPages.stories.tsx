import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { memberScreen } from './screen.ts';

const HIDDEN = { table: { disable: true } };

const meta = {
  ...screenMeta,
  title: 'Screens/Free access, plans and payments',
  tags: ['!autodocs', '!test', 'screens'],
  // These three show persisted data only: no request is pending, and none can fail.
  argTypes: { ...screenMeta.argTypes, sessions: HIDDEN, fault: HIDDEN },
} satisfies Meta<ScreenProps>;
export default meta;

export const FreeAccess = memberScreen('/free-access', ({ see }) => see('main article'));
FreeAccess.tags = ['FA-01', 'FA-02'];
export const FreeAccessFound = memberScreen('/free-access', ({ type }) =>
  type('input[type="search"]', 'breath'),
);
FreeAccessFound.tags = ['FA-01'];
export const FreeAccessNothingFound = memberScreen('/free-access', ({ type }) =>
  type('input[type="search"]', 'zzz'),
);
FreeAccessNothingFound.name = 'Free access: empty';
FreeAccessNothingFound.tags = ['FA-03'];
export const FreeAccessNoConnection = memberScreen('/free-access', undefined, { isOffline: true });
FreeAccessNoConnection.name = 'Free access: offline';
export const Subscription = memberScreen('/subscription');
Subscription.tags = ['SB-01', 'SB-02', 'SB-05'];
export const SubscriptionNoConnection = memberScreen('/subscription', undefined, { isOffline: true });
SubscriptionNoConnection.name = 'Subscription: offline';
export const Payments = memberScreen('/payments');
Payments.tags = ['PM-01', 'PM-03', 'PM-06'];
export const PaymentsNoConnection = memberScreen('/payments', undefined, { isOffline: true });
PaymentsNoConnection.name = 'Payments: offline';
