import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat, StatGroup } from './index.ts';

const meta = {
  title: 'Parts/Stat',
  component: Stat,
  tags: ['!autodocs'],
  args: { value: '50K+', label: 'Happy Mothers' },
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
      <Stat value="1000+" label="Expert Sessions" />
      <Stat value="4.9" label="App Rating" />
    </StatGroup>
  ),
} satisfies Meta<typeof Stat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
