import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';
import { breadcrumbTester } from './Breadcrumb.testing.ts';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['!autodocs'],
  args: {
    current: 'Packing for the hospital',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Library', href: '#library' },
      { label: 'Birth', href: '#birth' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The pages above are links in order, and this page is marked as current. */
export const Default: Story = {
  tags: ['Breadcrumb 11'],
  play: async ({ canvas }) => {
    const breadcrumb = breadcrumbTester('Breadcrumb', canvas);
    await expect(breadcrumb.labels()).toEqual(['Home', 'Library', 'Birth']);
    await expect(breadcrumb.current()).toBe('Packing for the hospital');
  },
};

/** A narrow screen shows the way back to the parent alone. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360', isRotated: false } },
  tags: ['Breadcrumb 11'],
  play: async ({ canvas }) => {
    if (innerWidth >= 720) return;
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Birth']);
  },
};

/** The chevrons point in the direction of the page. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl', locale: 'ur-IN' },
};
