import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Money } from '../money/index.ts';
import { Table, type TableColumn, type TableSort } from './Table.tsx';
import { tableTester } from './Table.testing.ts';

type Payment = { id: string; plan: string; date: string; amount: number };

const PAYMENTS: Payment[] = [
  { id: 'a', plan: 'Premium', date: '12 Nov 2026', amount: 1999 },
  { id: 'b', plan: 'Elite', date: '12 Oct 2026', amount: 2999 },
  { id: 'c', plan: 'Basic', date: '12 Sep 2026', amount: 999 },
];
const COLUMNS: TableColumn<Payment>[] = [
  { id: 'plan', header: 'Plan', isSortable: true, renderCell: ({ plan }) => plan },
  { id: 'date', header: 'Date', renderCell: ({ date }) => date },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    renderCell: ({ amount }) => <Money amount={amount} />,
  },
];

const meta = {
  title: 'Content/Table',
  component: Table<Payment>,
  tags: ['!autodocs'],
  args: { caption: 'Payments', columns: COLUMNS, rows: PAYMENTS, getRowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Payment>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its caption is its name, and each row is named by its first cell, on narrow screens, too. */
export const Default: Story = {
  tags: ['Table 14'],
  play: async ({ canvas }) => {
    const table = tableTester('Payments', canvas);
    await expect(table.rows()[0]).toEqual(['Premium', '12 Nov 2026', '₹1,999']);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveAccessibleName('Premium');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

const SortedPayments = () => {
  const [sort, setSort] = useState<TableSort>({ columnId: 'amount', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = PAYMENTS.toSorted(
    (one, other) =>
      sign * (sort.columnId === 'plan' ? one.plan.localeCompare(other.plan) : one.amount - other.amount),
  );
  return (
    <Table
      caption="Payments"
      columns={COLUMNS}
      getRowKey={({ id }) => id}
      onSortChange={setSort}
      rows={rows}
      sort={sort}
    />
  );
};

/** A head sorts by its column, and a second press the other way round; the order is announced with the head. */
export const Sorted: Story = {
  tags: ['Table 14'],
  render: () => <SortedPayments />,
  play: async ({ canvas }) => {
    const table = tableTester('Payments', canvas);
    const amount = canvas.getByRole('columnheader', { name: /Amount/ });
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await table.sortBy('Amount');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(table.rows().map(([plan]) => plan)).toEqual(['Elite', 'Premium', 'Basic']);
    await table.sortBy('Plan');
    await expect(amount).not.toHaveAttribute('aria-sort');
    await expect(table.rows().map(([plan]) => plan)).toEqual(['Basic', 'Elite', 'Premium']);
    await expect(canvas.getByRole('button', { name: 'Sort by Plan' })).toHaveFocus();
  },
};

/** A phone shows each row as a card, which nothing makes wider than the screen. */
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['Table 14'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    if (innerWidth >= 720) return;
    await expect(canvas.getAllByText('Date', { selector: 'span' })[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The head stays in view while the page scrolls. */
export const StickyHead: Story = {
  name: 'Sticky head',
  tags: ['Table 14'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  args: {
    rows: Array.from({ length: 60 }, (_value, index) => ({ ...PAYMENTS[0]!, id: String(index) })),
  },
  play: async ({ canvas }) => {
    if (innerWidth < 720) return;
    scrollTo(0, 600);
    const { top } = canvas.getByRole('columnheader', { name: 'Date' }).getBoundingClientRect();
    await expect(Math.abs(top)).toBeLessThanOrEqual(1);
    scrollTo(0, 0);
  },
};
