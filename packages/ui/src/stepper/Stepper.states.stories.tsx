import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Navigation/Stepper/States',
  component: Stepper,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { current: 1, steps: [] },
} satisfies Meta<typeof Stepper>;
export default meta;

const STEPS = ['Phone number', 'Personal details', 'Your care', 'Check your answers'].map((title) => ({
  title,
}));
const LONG = [
  { title: 'A completed step with a name that is broken into several lines', href: '#long' },
  { title: 'Personal details of everyone who takes part' },
  { title: 'Care' },
];

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Stepper current={1} steps={STEPS} />
      <Stepper current={3} steps={STEPS} />
      <Stepper current={5} steps={STEPS} />
      <Stepper current={2} steps={LONG} />
    </Stack>
  ),
};
