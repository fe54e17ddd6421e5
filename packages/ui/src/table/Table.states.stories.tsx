import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Table, type TableColumn } from './Table.tsx';

type Row = { name: string; note: string; amount: string };

const COLUMNS: TableColumn<Row>[] = [
  { id: 'name', header: 'Plan', isSortable: true, renderCell: ({ name }) => name },
  { id: 'note', header: 'A head that is so long that it has to be broken', renderCell: ({ note }) => note },
  { id: 'amount', header: 'Amount', align: 'end', isSortable: true, renderCell: ({ amount }) => amount },
];
const ROWS: Row[] = [
  { name: 'Basic', note: 'Two sessions', amount: '₹999' },
  { name: 'Elite', note: 'All sessions, and a note that is broken into several lines', amount: '₹12,999' },
];

const meta = {
  title: 'Content/Table/States',
  component: Table<Row>,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { caption: '', columns: COLUMNS, rows: ROWS, getRowKey: ({ name }) => name },
} satisfies Meta<typeof Table<Row>>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      <Table {...args} caption="Sorted" sort={{ columnId: 'name', direction: 'ascending' }} />
      <Table
        {...args}
        caption="Without an order"
        columns={COLUMNS.map((column) => ({ ...column, isSortable: false }))}
      />
    </Stack>
  ),
};
