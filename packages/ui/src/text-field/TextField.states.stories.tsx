import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserIcon } from '../icons/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField/States',
  component: TextField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: '' },
  render: () => (
    <StateGrid>
      <TextField autoComplete="off" label="First name" value="Ananya" />
      <TextField
        autoComplete="off"
        label="Email"
        necessity="optional"
        placeholder="name@example.com"
        value=""
      />
      <TextField autoComplete="off" description="As on your ID" label="Last name" value="Deshpande" />
      <TextField error="Last name must be at least 2 characters" label="Last name" value="D" />
      <TextField
        description="Phone number cannot be changed"
        isReadOnly
        label="Phone"
        value="+91 98765 43210"
      />
      <TextField disabledReason="Choose a state first" isDisabled label="City" value="" />
      <TextField disabledReason="Saving, one moment" isDisabled label="City" value="Pune" />
      <TextField autoComplete="off" icon={<UserIcon />} label="Instructor" value="Dr Kavita Rao" />
    </StateGrid>
  ),
};
