import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { paginationTester } from './Pagination.testing.ts';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['!autodocs'],
  args: { page: 6, pageCount: 12, getHref: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pages are links with names of their own, and the current one is marked. */
export const Links: Story = {
  tags: ['Pagination 11'],
  play: async ({ canvas }) => {
    await expect(paginationTester('Pages', canvas).current()).toBe('Page 6');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-7');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-5');
  },
};

/** The first page has no link to one before it. */
export const FirstPage: Story = {
  name: 'First page',
  tags: ['Pagination 11'],
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toBeVisible();
  },
};

const ThreePages = () => {
  const [page, setPage] = useState(2);
  return <Pagination onChange={setPage} page={page} pageCount={3} />;
};

/** As buttons they keep the focus, also on the last page, where the button for the next one does nothing. */
export const Buttons: Story = {
  tags: ['Pagination 11'],
  render: () => <ThreePages />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(paginationTester('Pages', canvas).current()).toBe('Page 3');
    await paginationTester('Pages', canvas).follow('Previous');
    await expect(paginationTester('Pages', canvas).position()).toBe('Page 2 of 3');
  },
};

/** A narrow screen has the position in words in place of the numbers. */
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360', isRotated: false } },
  tags: ['Pagination 11'],
  play: async ({ canvas }) => {
    if (innerWidth >= 720) return;
    await expect(canvas.getByText('Page 6 of 12')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
