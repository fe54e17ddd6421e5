import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox/States',
  component: Checkbox,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const LONG_LABEL =
  'Send me reminders, changes of time and the links to join on WhatsApp, in the language I have chosen';

export const AllStates: Story = {
  args: { label: '', isSelected: false },
  render: () => (
    <StateGrid>
      <Checkbox isSelected label="WhatsApp notifications" />
      <Checkbox isSelected={false} label="WhatsApp notifications" />
      <Checkbox description="An hour before each session" isSelected label="Reminders" />
      <Checkbox error="Please agree to go on" isSelected={false} label="I agree to the terms" />
      <Checkbox error="Please untick this to go on" isSelected label="I agree to the terms" />
      <Checkbox isReadOnly isSelected label="Phone number verified" />
      <Checkbox isReadOnly isSelected={false} label="Email verified" />
      <Checkbox disabledReason="Add an email first" isDisabled isSelected={false} label="Newsletter" />
      <Checkbox isDisabled isSelected label="Newsletter" />
      <Checkbox isSelected label={LONG_LABEL} />
      <Checkbox description="सत्र से एक घंटा पहले" isSelected label="व्हाट्सऐप पर सूचनाएँ" />
    </StateGrid>
  ),
};
