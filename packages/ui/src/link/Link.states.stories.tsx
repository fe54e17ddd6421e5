import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

const VARIANTS = ['primary', 'accent', 'outline', 'tint', 'quiet', 'danger'] as const;

const meta = {
  title: 'Controls/Link/States',
  component: Link,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { href: '#', children: '' },
  render: () => (
    <StateGrid>
      <p>
        Already have an account? <Link href="#in">Sign in</Link>
      </p>
      <Link href="#alone" isStandalone>
        Resend Code
      </Link>
      <p>
        Join on{' '}
        <Link href="https://zoom.us/" isExternal>
          zoom.us
        </Link>
      </p>
      {VARIANTS.map((variant) => (
        <LinkButton href={`#${variant}`} key={variant} variant={variant}>
          Browse sessions
        </LinkButton>
      ))}
    </StateGrid>
  ),
};
