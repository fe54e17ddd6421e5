import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './index.ts';

const meta = {
  title: 'Parts/Testimonial',
  component: Testimonial,
  tags: ['!autodocs'],
  args: {
    name: 'Priya Sharma',
    role: 'First-time mother',
    location: 'Mumbai',
    initials: 'PS',
    rating: 5,
    weeks: '28 weeks',
    text: 'The breathing sessions carried me through my hardest weeks. I finally sleep, and I walk into every check-up calmer.',
  },
} satisfies Meta<typeof Testimonial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FiveStars: Story = {};
export const FourStars: Story = { args: { rating: 4 } };
