import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Pagination } from './Pagination.tsx';

const getHref = (page: number) => `#page-${page}`;

const meta = {
  title: 'Navigation/Pagination/States',
  component: Pagination,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { page: 1, pageCount: 1, getHref },
} satisfies Meta<typeof Pagination>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Pagination getHref={getHref} messages={{ label: 'First page' }} page={1} pageCount={12} />
      <Pagination getHref={getHref} messages={{ label: 'In the middle' }} page={6} pageCount={12} />
      <Pagination getHref={getHref} messages={{ label: 'Last page' }} page={12} pageCount={12} />
      <Pagination messages={{ label: 'Buttons' }} onChange={() => {}} page={3} pageCount={3} />
    </Stack>
  ),
  play: async () => userEvent.tab(),
};
