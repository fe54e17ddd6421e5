import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { MultiDropdown } from './MultiDropdown.tsx';

const OPTIONS = ['Assam', 'Goa', 'Kerala', 'Dadra and Nagar Haveli and Daman and Diu'].map((label) => ({
  value: label,
  label,
}));
const SOME = ['Kerala', 'Goa'];
const ALL = [...OPTIONS.map(({ value }) => value), 'A place of the user’s own'];

const meta = {
  title: 'Fields/MultiDropdown/States',
  component: MultiDropdown,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { label: '', options: OPTIONS },
} satisfies Meta<typeof MultiDropdown>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <MultiDropdown label="States" options={OPTIONS} />
      <MultiDropdown
        defaultValue={SOME}
        description="Where you live and work"
        label="States"
        options={OPTIONS}
      />
      <MultiDropdown defaultValue={ALL} label="States" necessity="optional" options={OPTIONS} />
      <MultiDropdown
        defaultValue={Array.from({ length: 12 }, (_, index) => `Ward ${index + 1}`)}
        label="Wards"
        options={[]}
      />
      <MultiDropdown error="Choose at least one" isRequired label="States" options={OPTIONS} />
      <MultiDropdown defaultValue={SOME} error="Choose three" label="States" options={OPTIONS} />
      <MultiDropdown defaultValue={SOME} isReadOnly label="States" options={OPTIONS} />
      <MultiDropdown defaultValue={SOME} isDisabled label="States" options={OPTIONS} />
      <MultiDropdown disabledReason="Choose a country first" isDisabled label="States" options={OPTIONS} />
    </StateGrid>
  ),
};
