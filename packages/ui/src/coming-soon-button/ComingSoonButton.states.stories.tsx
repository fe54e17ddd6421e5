import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayIcon } from '../icons/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { ComingSoonButton } from './ComingSoonButton.tsx';

const meta = {
  title: 'Controls/ComingSoonButton/States',
  component: ComingSoonButton,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { children: 'Watch Demo' },
} satisfies Meta<typeof ComingSoonButton>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <ComingSoonButton icon={<PlayIcon />}>Watch Demo</ComingSoonButton>
      <ComingSoonButton size="lg" variant="tint">
        Watch Demo
      </ComingSoonButton>
      <ComingSoonButton variant="link">Contact our sales team</ComingSoonButton>
      <ComingSoonButton>A label that is so long that it has to be broken into several lines</ComingSoonButton>
    </StateGrid>
  ),
};
