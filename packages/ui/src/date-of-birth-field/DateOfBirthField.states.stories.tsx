import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { withValue } from '../internal/stories/with-value.tsx';
import { DateOfBirthField } from './DateOfBirthField.tsx';

const FieldWithValue = withValue(DateOfBirthField);

const meta = {
  title: 'Fields/DateOfBirthField/States',
  component: DateOfBirthField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DateOfBirthField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', value: '' },
  render: () => (
    <StateGrid>
      <DateOfBirthField label="Date of birth" value="" />
      <DateOfBirthField label="Date of birth" necessity="optional" value="1996-08-12" />
      <DateOfBirthField error="Date of birth is required" label="Date of birth" value="" />
      <DateOfBirthField isReadOnly label="Date of birth" value="1996-08-12" />
      <DateOfBirthField
        disabledReason="Saving, one moment"
        isDisabled
        label="Date of birth"
        value="1996-08-12"
      />
    </StateGrid>
  ),
};

export const OnePartWrong: Story = {
  args: { label: 'Date of birth', value: '', today: '2026-11-21' },
  render: (args) => <FieldWithValue {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('textbox')[0] as HTMLElement);
    await userEvent.paste('04/05/2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
};
