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

/** Each level has a default size. */
export const Section: Story = {
  name: 'Levels',
  tags: ['Heading 9'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Upcoming sessions' });
    await expect(getComputedStyle(heading).marginBlockEnd).toBe('0px');
  },
};

/** The size is set independently of the level. */
export const Sizes: Story = {
  tags: ['Heading 9'],
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
