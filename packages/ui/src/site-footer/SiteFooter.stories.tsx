import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './index.ts';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    description:
      'Live sessions, expert guidance and a community of mothers, from the first weeks to postpartum.',
    legal: '© 2026 Janani. Made with care in India.',
    claims: 'HIPAA compliant · Award winning',
    groups: [
      {
        title: 'Product',
        items: [
          { label: 'Features' },
          { label: 'Pricing', href: '#pricing' },
          { label: 'Sessions' },
          { label: 'Community' },
        ],
      },
      {
        title: 'Support',
        items: [
          { label: 'Help Center' },
          { label: 'Contact Us' },
          { label: 'Privacy Policy' },
          { label: 'Terms of Service' },
        ],
      },
      {
        title: 'Company',
        items: [
          { label: 'About Us', href: '#about' },
          { label: 'Careers' },
          { label: 'Press' },
          { label: 'Blog' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only an item with a page is a link. */
export const UnderABand: Story = {
  name: 'Under a band',
  tags: ['HM-13', 'HM-14', 'HM-15'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Pricing', 'About Us']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const Scalloped: Story = {
  args: { isScalloped: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '4rem' }}>
        <Story />
      </div>
    ),
  ],
};

/** The same page in other languages, each named in that language. */
export const InOtherLanguages: Story = {
  name: 'In other languages',
  tags: ['G-14'],
  args: {
    languages: {
      label: 'Language',
      items: [
        { lang: 'hi-IN', label: 'हिन्दी', href: '#hi' },
        { lang: 'ta-IN', label: 'தமிழ்', href: '#ta' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const hindi = canvas.getByRole('link', { name: 'हिन्दी' });
    await expect(hindi).toHaveAttribute('lang', 'hi-IN');
    await expect(hindi).toHaveAttribute('hreflang', 'hi-IN');
    await expect(canvas.getByRole('navigation', { name: 'Language' })).toContainElement(hindi);
  },
};
