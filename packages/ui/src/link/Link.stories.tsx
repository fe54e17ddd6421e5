import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type LinkComponentProps, UiProvider } from '../provider/index.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Controls/Link',
  component: Link,
  tags: ['!autodocs'],
  args: { href: '#pricing', children: 'Pricing' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      Already have an account? <Link {...args}>Sign in</Link>
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  },
};

export const Standalone: Story = {
  args: { isStandalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** An external page opens in a new tab, states so and receives no referrer. */
export const External: Story = {
  name: 'To another site',
  tags: ['T-17'],
  args: { href: 'https://zoom.us/', isExternal: true, children: 'zoom.us' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'zoom.us (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

const onNavigate = fn();
const RouterLink = ({ href, children, ...anchor }: LinkComponentProps) => (
  <a
    {...anchor}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onNavigate(href);
    }}
  >
    {children}
  </a>
);

/** The app’s router opens the link. */
export const ThroughARouter: Story = {
  name: 'Through a router',
  render: (args) => (
    <UiProvider linkComponent={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    onNavigate.mockClear();
    await userEvent.click(canvas.getByRole('link'));
    await expect(onNavigate).toHaveBeenCalledOnce();
    await expect(onNavigate).toHaveBeenCalledWith('#pricing');
  },
};
