import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeftIcon, BellIcon } from '../icons/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Controls/IconButton/States',
  component: IconButton,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: 'Back', children: null },
  render: () => (
    <StateGrid>
      <IconButton label="Notifications">
        <BellIcon />
      </IconButton>
      <IconButton label="Back" variant="framed">
        <ArrowLeftIcon />
      </IconButton>
      <IconButton isDisabled label="Not yet">
        <BellIcon />
      </IconButton>
    </StateGrid>
  ),
};
