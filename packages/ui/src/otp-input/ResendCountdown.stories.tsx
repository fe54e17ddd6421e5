import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RESEND_SECONDS, ResendCountdown } from './ResendCountdown.tsx';

const START = Date.UTC(2026, 10, 21, 6, 30);
const DEADLINE = START + RESEND_SECONDS * 1000;

/** A clock that does not advance. */
const at = (secondsLeft: number) => () => DEADLINE - secondsLeft * 1000;

const meta = {
  title: 'Fields/ResendCountdown',
  component: ResendCountdown,
  args: { deadline: DEADLINE, onResend: fn() },
} satisfies Meta<typeof ResendCountdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before the deadline there is no button. */
export const Waiting: Story = {
  tags: ['OT-06'],
  args: { now: at(24) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resend in 0:24')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** At 0 the code can be sent again. */
export const Ready: Story = {
  name: 'Ready to send again',
  tags: ['OT-06'],
  args: { now: at(0) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('You can resend the code now')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Resend Code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** While a code is being sent the button stays and does nothing. */
export const Sending: Story = {
  args: { now: at(0), isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

/** Starts close to the end. */
const Restarting = ({ onResend }: { onResend: () => void }) => {
  const [deadline, setDeadline] = useState(() => Date.now() + 1200);
  const resend = () => {
    onResend();
    setDeadline(Date.now() + RESEND_SECONDS * 1000);
  };
  return <ResendCountdown deadline={deadline} onResend={resend} />;
};

/** It counts down, and sending restarts it at 30 seconds. */
export const Running: Story = {
  name: 'Running down',
  tags: ['OT-05', 'OT-07'],
  render: ({ onResend }) => <Restarting onResend={onResend} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Resend in 0:0[12]$/)).toBeVisible();
    const button = await waitFor(() => canvas.getByRole('button', { name: 'Resend Code' }), {
      timeout: 3000,
    });
    await userEvent.click(button);
    await expect(canvas.getByText(/^Resend in 0:(30|29)$/)).toBeVisible();
  },
};
