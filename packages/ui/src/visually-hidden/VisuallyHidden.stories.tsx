import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Parts/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['!autodocs'],
  args: { children: 'Your sessions', as: 'h2' },
  render: (args) => (
    <section>
      <VisuallyHidden {...args} />
      <p>Gentle prenatal yoga, today</p>
    </section>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is read in document order and takes no space. */
export const AHeadingThatIsOnlyHeard: Story = {
  name: 'Heading that is only heard',
  tags: ['VisuallyHidden 8'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Your sessions' });
    const { width, height } = heading.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(getComputedStyle(heading).position).toBe('absolute');
  },
};
