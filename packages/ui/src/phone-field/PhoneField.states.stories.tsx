import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Fields/PhoneField/States',
  component: PhoneField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: '' },
  render: () => (
    <StateGrid>
      <PhoneField label="Phone number" placeholder="9876543210" value="" />
      <PhoneField description="We will send a 6-digit code." label="Phone number" value="9876543210" />
      <PhoneField error="Please enter a valid Indian mobile number" label="Phone number" value="12345" />
      <PhoneField description="Phone number cannot be changed" isReadOnly label="Phone" value="9876543210" />
      <PhoneField isDisabled label="Phone number" value="9876543210" />
    </StateGrid>
  ),
};
