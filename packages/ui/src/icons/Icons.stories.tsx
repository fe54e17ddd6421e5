import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from './index.ts';

const meta = { title: 'Foundations/Icons', component: icons.Icon, tags: ['!autodocs'] } satisfies Meta<
  typeof icons.Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

const { Icon: _frame, ...drawings } = icons;

const GRID = {
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
} as const;
const CELL = { display: 'grid', justifyItems: 'center', gap: '.5rem', fontSize: '.875rem' } as const;

export const All: Story = {
  render: () => (
    <div style={GRID}>
      {Object.entries(drawings).map(([name, Drawing]) => (
        <div key={name} style={CELL}>
          <Drawing size={24} />
          {name}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      Object.keys(drawings).length,
    );
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** An icon with a name is an image. */
export const Named: Story = {
  name: 'With a name',
  render: () => <icons.LockIcon aria-label="Locked" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Locked' }).getBoundingClientRect().width).toBe(20);
  },
};
