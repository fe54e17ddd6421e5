import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { OtpInput } from './OtpInput.tsx';
import { ResendCountdown } from './ResendCountdown.tsx';

const meta = {
  title: 'Fields/OtpInput/States',
  component: OtpInput,
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta<typeof OtpInput>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const now = () => NOW;
const nothing = () => {};

export const AllStates: Story = {
  args: { label: 'One-time code', value: '40' },
  render: () => (
    <StateGrid>
      <OtpInput label="Half" value="40" />
      <OtpInput label="Empty" value="" />
      <OtpInput label="Full" value="407123" />
      <OtpInput error="Please enter a 6-digit OTP" label="Wrong" value="40712" />
      <OtpInput isPending label="Being checked" value="407123" />
      <OtpInput isDisabled label="Disabled" value="40" />
      <ResendCountdown deadline={NOW + 24_000} now={now} onResend={nothing} />
      <ResendCountdown deadline={NOW} now={now} onResend={nothing} />
      <ResendCountdown deadline={NOW} isPending now={now} onResend={nothing} />
    </StateGrid>
  ),
};

export const Focused: Story = {
  args: { label: 'One-time code', value: '407' },
  play: async () => {
    await userEvent.tab();
  },
};
