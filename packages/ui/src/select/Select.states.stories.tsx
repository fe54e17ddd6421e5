import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Select } from './Select.tsx';
import type { SelectItem } from './select-props.ts';

const STATES: SelectItem[] = [
  { value: '1', label: 'Karnataka' },
  { value: '2', label: 'Maharashtra' },
  { value: '3', label: 'Tamil Nadu', isDisabled: true },
];

const meta = {
  title: 'Fields/Select/States',
  component: Select,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const noop = () => {};

export const AllStates: Story = {
  args: { label: '', items: [], value: '' },
  render: () => (
    <StateGrid>
      <Select items={STATES} label="State" value="" />
      <Select items={STATES} label="State" value="2" />
      <Select items={[]} label="State" loadingText="Loading states..." status="loading" value="" />
      <Select
        error="Failed to fetch states"
        failedText="Failed to load states"
        items={[]}
        label="State"
        onRetry={noop}
        status="failed"
        value=""
      />
      <Select error="State is required" items={STATES} label="State" value="" />
      <Select disabledReason="Choose a hospital first" isDisabled items={[]} label="Doctor" value="" />
      <Select isReadOnly items={STATES} label="State" value="2" />
    </StateGrid>
  ),
};

export const Opened: Story = {
  args: { items: STATES, label: 'State', value: '2' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await within(canvasElement.ownerDocument.body).findByRole('listbox');
  },
};
