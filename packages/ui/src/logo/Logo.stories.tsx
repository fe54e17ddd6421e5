import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/contract.css.ts';
import { Logo, LogoMark } from './index.ts';

const meta = { title: 'Parts/Logo', component: Logo, tags: ['!autodocs'] } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};

export const OnCrimson: Story = {
  args: { background: 'crimson' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', background: vars.color.footer }}>
        <Story />
      </div>
    ),
  ],
};

export const MarkAlone: Story = { render: () => <LogoMark /> };
