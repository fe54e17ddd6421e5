import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch/States',
  component: Switch,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

const LONG_LABEL = 'Show sessions in the languages I have chosen, and hide those that are full';

export const AllStates: Story = {
  args: { label: '', isSelected: false },
  render: () => (
    <StateGrid>
      <Switch isSelected label="Dark theme" />
      <Switch isSelected={false} label="Dark theme" />
      <Switch description="Otherwise the phone decides" isSelected label="Dark theme" />
      <Switch error="This could not be saved. Please try again." isSelected label="Notifications" />
      <Switch error="This could not be saved. Please try again." isSelected={false} label="Notifications" />
      <Switch isReadOnly isSelected label="Notifications" />
      <Switch isReadOnly isSelected={false} label="Notifications" />
      <Switch disabledReason="Agree to analytics first" isDisabled isSelected={false} label="Usage data" />
      <Switch isDisabled isSelected label="Usage data" />
      <Switch isSelected label={LONG_LABEL} />
      <Switch description="वरना फ़ोन तय करेगा" isSelected label="गहरा रंग" />
    </StateGrid>
  ),
};
