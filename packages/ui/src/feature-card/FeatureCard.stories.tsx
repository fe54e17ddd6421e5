import type { Meta, StoryObj } from '@storybook/react-vite';
import { VideoIcon } from '../icons/index.ts';
import { FeatureCard } from './index.ts';

const meta = {
  title: 'Parts/FeatureCard',
  component: FeatureCard,
  tags: ['!autodocs'],
  args: {
    icon: <VideoIcon />,
    tone: 'exercise',
    title: 'Live expert sessions',
    children: 'Join prenatal specialists live, ask your questions, and rejoin whenever you need.',
  },
  argTypes: { icon: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneOfSix: Story = {};
