import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const GENDERS: RadioOption[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

const REMINDERS: RadioOption[] = [
  { value: 'day', label: 'The day before', description: 'At 6 in the evening' },
  { value: 'hour', label: 'An hour before each session, on WhatsApp and by SMS' },
  { value: 'never', label: 'Never', description: 'From January', isDisabled: true },
];

const meta = {
  title: 'Fields/RadioGroup/States',
  component: RadioGroup,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { label: '', options: [], value: '' },
  render: () => (
    <StateGrid>
      <RadioGroup label="Gender" options={GENDERS} orientation="horizontal" value="female" />
      <RadioGroup label="Gender" necessity="optional" options={GENDERS} value="" />
      <RadioGroup description="You can change this later" label="Reminders" options={REMINDERS} value="day" />
      <RadioGroup
        error="Please choose one"
        label="Gender"
        options={GENDERS}
        orientation="horizontal"
        value=""
      />
      <RadioGroup error="Please choose another" label="Gender" options={GENDERS} value="male" />
      <RadioGroup isDisabled label="Gender" options={GENDERS} orientation="horizontal" value="female" />
      <RadioGroup isReadOnly label="Gender" options={GENDERS} value="female" />
      <RadioGroup
        label="लिंग"
        options={[
          { value: 'female', label: 'महिला' },
          { value: 'other', label: 'अन्य' },
        ]}
        value="female"
      />
    </StateGrid>
  ),
};
