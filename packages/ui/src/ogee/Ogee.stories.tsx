import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeafIcon } from '../icons/index.ts';
import { ProgramThumb } from '../illustration/index.ts';
import { Ogee, type OgeeSize, type OgeeTone } from './index.ts';

const tones: OgeeTone[] = [
  'primary',
  'tint',
  'wellness',
  'nutrition',
  'exercise',
  'mental-health',
  'education',
];
const sizes: OgeeSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

const meta = {
  title: 'Parts/Ogee',
  component: Ogee,
  tags: ['!autodocs'],
  args: { children: <LeafIcon /> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ogee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Ogee key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <Ogee key={size} {...args} size={size} />
      ))}
    </>
  ),
};
export const Filled: Story = {
  args: { size: 'xl', fill: true, children: <ProgramThumb program="education" /> },
};
