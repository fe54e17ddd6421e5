import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../icons/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Button } from './Button.tsx';
import type { ButtonVariant } from '../internal/styles/button-class-name.ts';

const LABELS: Record<ButtonVariant, { label: string; pendingLabel: string }> = {
  primary: { label: 'Sign In', pendingLabel: 'Signing In...' },
  accent: { label: 'Free Trial', pendingLabel: 'Enrolling…' },
  outline: { label: 'Edit Profile', pendingLabel: 'Saving…' },
  tint: { label: 'Browse free sessions', pendingLabel: 'Loading...' },
  quiet: { label: 'View All', pendingLabel: 'Loading...' },
  danger: { label: 'Logout', pendingLabel: 'Logging out…' },
};

const meta = {
  title: 'Controls/Button/States',
  component: Button,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { children: '' },
  render: () => (
    <StateGrid>
      {(Object.keys(LABELS) as ButtonVariant[]).map((variant) => {
        const { label, pendingLabel } = LABELS[variant];
        return (
          <div key={variant} style={{ display: 'grid', gap: '.75rem', justifyItems: 'start' }}>
            <Button variant={variant}>{label}</Button>
            <Button icon={<PlusIcon />} variant={variant}>
              {label}
            </Button>
            <Button isPending pendingLabel={pendingLabel} variant={variant}>
              {label}
            </Button>
            <Button isDisabled variant={variant}>
              {label}
            </Button>
            <Button disabledReason="Choose a hospital first" isDisabled variant={variant}>
              {label}
            </Button>
            <Button isFullWidth size="lg" variant={variant}>
              {label}
            </Button>
          </div>
        );
      })}
    </StateGrid>
  ),
};
