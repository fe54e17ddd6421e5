import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { DatePickerField } from './DatePickerField.tsx';

const meta = {
  title: 'Fields/DatePickerField/States',
  component: DatePickerField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DatePickerField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: '' },
  render: () => (
    <StateGrid>
      <DatePickerField label="Expected due date" value="" />
      <DatePickerField label="Expected due date" value="2027-06-15" />
      <DatePickerField error="Expected due date is required" label="Expected due date" value="" />
      <DatePickerField isReadOnly label="Expected due date" value="2027-06-15" />
      <DatePickerField
        disabledReason="Choose Edit Profile first"
        isDisabled
        label="Expected due date"
        value=""
      />
      <DatePickerField label="Expected due date" picker="native" value="2027-06-15" />
    </StateGrid>
  ),
};

export const Opened: Story = {
  args: {
    label: 'Expected due date',
    value: '2026-12-24',
    today: '2026-12-22',
    minValue: '2026-12-19',
    maxValue: '2027-08-28',
    unavailableReason: 'Days before 19 December are too near: sign-up needs 28 days.',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, { timeout: 5000 });
  },
};
