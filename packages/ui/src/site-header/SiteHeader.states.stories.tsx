import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SiteHeader } from './index.ts';
import { publicLinks } from './sample-links.ts';
import { siteHeaderTester } from './SiteHeader.testing.ts';

const meta = {
  title: 'Navigation/SiteHeader/States',
  component: SiteHeader,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: false }, layout: 'fullscreen' },
  args: {
    links: publicLinks,
    currentHref: '#about',
    homeHref: '#home',
    signIn: { href: '#signin', label: 'Sign In' },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ minBlockSize: '40rem' }} />
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const languages = [{ lang: 'hi-IN', label: 'हिन्दी', href: '#hi' }];

export const OtherLanguages: Story = { args: { languages } };

export const OtherLanguagesInTheMenu: Story = {
  args: { languages },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement }) => {
    await siteHeaderTester(within(canvasElement)).toggleMenu();
  },
};

export const MenuOpen: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement }) => {
    await siteHeaderTester(within(canvasElement)).toggleMenu();
  },
};
