import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField/States',
  component: SearchField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: '' },
  // Three searches on one page would be three landmarks of the same name.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
  },
  render: () => (
    <StateGrid>
      <SearchField label="Search sessions" value="" />
      <SearchField label="Search sessions" value="prenatal yoga" />
      <SearchField isDisabled label="Search sessions" value="" />
    </StateGrid>
  ),
};
