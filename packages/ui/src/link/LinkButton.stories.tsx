import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon, VideoIcon } from '../icons/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Controls/LinkButton',
  component: LinkButton,
  tags: ['!autodocs'],
  args: { href: '#sessions', children: 'Browse sessions' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Browse sessions' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
export const WithIcon: Story = { args: { icon: <ArrowRightIcon />, variant: 'outline' } };
export const Large: Story = { args: { size: 'lg', isFullWidth: true } };

/** At 200 % text, in a card on a phone of 320 px, no word is broken and nothing overflows. */
export const LargeText: Story = {
  name: 'Large text',
  tags: ['WCAG 1.4.10'],
  globals: { viewport: { value: 'w320', isRotated: false }, textSize: '200%' },
  args: { children: 'Join Session', icon: <VideoIcon />, isExternal: true },
  decorators: [
    (ThisStory) => (
      <div style={{ inlineSize: 206 }}>
        <ThisStory />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(206);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    // "Join" and "Session", with the mark behind it or below.
    const lines = Number.parseFloat(getComputedStyle(link).lineHeight);
    await expect(link.getBoundingClientRect().height).toBeLessThan(lines * 4);
  },
};
