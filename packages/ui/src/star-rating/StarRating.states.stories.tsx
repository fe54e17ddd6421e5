import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'Fields/StarRating/States',
  component: StarRating,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: 0 },
  render: () => (
    <StateGrid>
      <StarRating label="Your rating" value={0} />
      <StarRating label="Your rating" value={4} />
      <StarRating isRequired label="Your rating" value={5} />
      <StarRating error="Please give at least one star" isRequired label="Your rating" value={0} />
      <StarRating isReadOnly label="App rating" value={4.9} />
      <StarRating isReadOnly label="App rating" value={3.5} />
      <StarRating isReadOnly label="App rating" value={0} />
      <StarRating disabledReason="You can rate it when it is over" isDisabled label="Your rating" value={3} />
    </StateGrid>
  ),
};
