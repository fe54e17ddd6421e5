import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';
import { stepperTester } from './Stepper.testing.ts';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  tags: ['!autodocs'],
  args: {
    current: 2,
    steps: [
      { title: 'Phone number', href: '#phone' },
      { title: 'Personal details', href: '#details' },
      { title: 'Your care', href: '#care' },
      { title: 'Check your answers', href: '#check' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current step is marked, the state of the others is in words, and a completed one is a link. */
export const Default: Story = {
  tags: ['Stepper 10'],
  play: async ({ canvas }) => {
    const stepper = stepperTester('Steps', canvas);
    await expect(stepper.current()).toBe('Personal details');
    await expect(stepper.steps()).toEqual([
      'Phone number (completed)',
      'Personal details',
      'Your care (not started)',
      'Check your answers (not started)',
    ]);
    await expect(canvas.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
      'Phone number',
    ]);
  },
};

/** A phone shows the position in words, and only one of both forms is in the accessibility tree. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  tags: ['Stepper 10'],
  play: async ({ canvas }) => {
    const isNarrow = innerWidth < 720;
    await expect(canvas.queryAllByRole('list')).toHaveLength(isNarrow ? 0 : 1);
    const position = canvas.getByText('Step 2 of 4: Personal details');
    await (isNarrow ? expect(position).toBeVisible() : expect(position).not.toBeVisible());
  },
};

/** After the last step all are completed. */
export const AllCompleted: Story = {
  tags: ['Stepper 10'],
  args: { current: 5 },
  play: async ({ canvas }) => {
    await expect(stepperTester('Steps', canvas).current()).toBeUndefined();
    await expect(canvas.getByText('All steps completed')).toBeInTheDocument();
  },
};
