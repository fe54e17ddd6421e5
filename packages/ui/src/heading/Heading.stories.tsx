import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './index.ts';

const meta = {
  title: 'Parts/Heading',
  component: Heading,
  tags: ['!autodocs'],
  args: { level: 2, children: 'Upcoming sessions' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Section: Story = {
  name: 'Heading 9: a level has a look of its own',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Upcoming sessions' });
    await expect(getComputedStyle(heading).marginBlockEnd).toBe('0px');
  },
};

export const Sizes: Story = {
  name: 'Heading 9: the look is chosen apart from the level',
  render: () => (
    <>
      <Heading level={2} size="page">
        Namaste, Ananya
      </Heading>
      <Heading level={2}>Upcoming sessions</Heading>
      <Heading level={2} size="card">
        Kept on this phone
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    await expect(new Set(sizes).size).toBe(3);
  },
};
