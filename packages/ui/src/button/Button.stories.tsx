import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Sign In', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Large: Story = { args: { size: 'lg', isFullWidth: true } };
export const Accent: Story = { args: { variant: 'accent', children: 'Free Trial' } };
export const Outline: Story = { args: { variant: 'outline', children: 'Edit Profile' } };
export const Tint: Story = { args: { variant: 'tint', children: 'Browse free sessions' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'View All' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Logout' } };

/** A disabled button shows its reason, stays in the tab order and does nothing. */
export const DisabledWithReason: Story = {
  name: 'Disabled with a reason',
  args: { isDisabled: true, disabledReason: 'Enter all 6 digits first' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Enter all 6 digits first');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

const PENDING_MS = 150;
const waitForResponse = () =>
  new Promise((done) => {
    setTimeout(done, PENDING_MS);
  });

/** A form whose only button is pending until the response, as on the sign-in page. */
const WaitingForm = ({ onSubmit }: { onSubmit: () => Promise<unknown> }) => {
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    await onSubmit();
    setPending(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input aria-label="Phone number" />
      <Button isPending={isPending} pendingLabel="Signing In..." type="submit">
        Sign In
      </Button>
    </form>
  );
};

/** While pending it retains its width and focus, is announced once and cannot be pressed. */
export const Pending: Story = {
  tags: ['Button 9'],
  render: ({ onPress }) => <WaitingForm onSubmit={async () => (await onPress?.()) ?? waitForResponse()} />,
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' });
    const width = button.getBoundingClientRect().width;
    const announcements: (string | null)[] = [];
    const liveRegion = canvasElement.querySelector('[aria-live]');
    if (!liveRegion) throw new Error('Button has no live region, so a pending label would not be announced.');
    const observer = new MutationObserver(() => announcements.push(liveRegion.textContent));
    observer.observe(liveRegion, { childList: true, characterData: true, subtree: true });

    let respond = () => {};
    const response = new Promise<void>((done) => {
      respond = done;
    });
    mocked(args.onPress!).mockImplementationOnce(() => response);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Signing In...');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    respond();
    await waitFor(() => expect(button).toHaveAccessibleName('Sign In'));
    await expect(button.getBoundingClientRect().width).toBe(width);
    observer.disconnect();
    await expect(announcements).toEqual(['Signing In...', '']);
  },
};
