import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getInlineEdges } from '../internal/stories/direction.testing.ts';
import { Button } from '../button/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Parts/Stack',
  component: Stack,
  tags: ['!autodocs'],
  args: { children: [<p key="week">Week 24</p>, <p key="tip">Drink a glass of water.</p>] },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const getBox = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is nothing to measure.');
  return element.getBoundingClientRect();
};

/** Stacked, with a step of the theme between the items. */
export const Column: Story = {
  tags: ['Stack 9'],
  args: { gap: 4 },
  play: async ({ canvas }) => {
    const first = getBox(canvas.getByText('Week 24'));
    const second = getBox(canvas.getByText('Drink a glass of water.'));
    await expect(second.top - first.bottom).toBe(16);
    await expect(second.width).toBe(first.width);
  },
};

/** Side by side, and wrapped where they do not fit. */
export const Row: Story = {
  tags: ['Stack 9'],
  args: {
    direction: 'row',
    gap: 3,
    align: 'center',
    isSpacedBetween: true,
    style: { inlineSize: '100%' },
    children: [
      <Button key="save">Save Changes</Button>,
      <Button key="cancel" variant="quiet">
        Cancel
      </Button>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const stack = canvasElement.querySelector<HTMLElement>('[style]');
    const [save, cancel] = canvas.getAllByRole('button');
    if (!stack || !save || !cancel) throw new Error('The row is not there.');
    stack.style.inlineSize = '160px';
    await expect(getBox(cancel).top - getBox(save).bottom).toBe(12);
    stack.style.inlineSize = '480px';
    await expect(getBox(cancel).top).toBe(getBox(save).top);
    await expect(getInlineEdges(cancel).end).toBeCloseTo(getInlineEdges(stack).end, 0);
    stack.style.inlineSize = '100%';
  },
};

/** A list without markers is still a list for assistive technology. */
export const List: Story = {
  tags: ['Stack 9'],
  args: { as: 'ul', gap: 2, children: [<li key="rice">Rice</li>, <li key="dal">Dal</li>] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
