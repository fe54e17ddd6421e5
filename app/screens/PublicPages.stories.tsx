import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, screenMeta } from './Screen.tsx';
import { screen } from './screen.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Public pages',
  tags: ['!autodocs', '!test', 'screens'],
} satisfies Meta<ScreenProps>;
export default meta;

/** The menu button of the header on a phone. */
const MENU = 'header summary';

export const Landing = screen({ path: '/' });
Landing.tags = ['HM-01', 'HM-08', 'HM-10'];
export const LandingWithMenuOpen = screen({ path: '/' }, ({ press }) => press(MENU));
LandingWithMenuOpen.tags = ['PB-07'];
export const About = screen({ path: '/about' });
About.tags = ['AB-01', 'AB-04', 'AB-05'];
export const Pricing = screen({ path: '/pricing' });
Pricing.tags = ['PR-01', 'PR-07', 'PR-11'];
export const Blog = screen({ path: '/blog' });
Blog.tags = ['RT-05'];
export const UnknownAddress = screen({ path: '/no-such-page' }, async ({ see }) => {
  await see('[role="alertdialog"]');
});
UnknownAddress.tags = ['RT-21'];
export const LandingOfASignedInUser = screen({ path: '/', isSignedIn: true });
LandingOfASignedInUser.tags = ['RT-01'];
