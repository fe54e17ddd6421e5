import type { Meta } from '@storybook/react-vite';
import { type ScreenProps, wall } from './Screen.tsx';
import { screen } from './screen.ts';

const meta = {
  ...wall,
  title: 'Screens/Public pages',
  tags: ['!autodocs', '!test', 'wall'],
} satisfies Meta<ScreenProps>;
export default meta;

/** The button that a header on a phone has for its menu. */
const MENU = 'header summary';

export const Landing = screen({ path: '/' });
export const LandingWithMenuOpen = screen({ path: '/' }, ({ press }) => press(MENU));
export const About = screen({ path: '/about' });
export const Pricing = screen({ path: '/pricing' });
export const Blog = screen({ path: '/blog' });
export const UnknownAddress = screen({ path: '/no-such-page' }, async ({ see }) => {
  await see('[role="alertdialog"]');
});
export const LandingOfASignedInUser = screen({ path: '/', isSignedIn: true });
