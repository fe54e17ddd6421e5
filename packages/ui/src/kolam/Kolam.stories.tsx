import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link/index.ts';
import { Band, KolamDivider } from './index.ts';

const meta = {
  title: 'Parts/Kolam',
  component: Band,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Begin with seven free days',
    children:
      'Join a live session this week. All plans include a 7-day free trial with no credit card required.',
    action: (
      <LinkButton href="#signin" variant="accent" size="lg">
        Start Free Trial Now
      </LinkButton>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CrimsonBand: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '3rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Divider: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <div style={{ paddingBlock: '3rem' }}>
      <KolamDivider />
    </div>
  ),
};
