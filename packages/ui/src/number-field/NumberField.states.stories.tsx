import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Fields/NumberField/States',
  component: NumberField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof NumberField>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <NumberField label="Children" placeholder="2" />
      <NumberField defaultValue={1_250_000} description="In rupees" label="Budget" />
      <NumberField defaultValue={0} label="At its lowest" minValue={0} />
      <NumberField defaultValue={12} error="Enter 10 or less" label="Children" maxValue={10} />
      <NumberField isRequired label="Children" necessity="required" />
      <NumberField defaultValue={-2.5} label="Below zero" step={0.5} />
      <NumberField defaultValue={1_250_000} isReadOnly label="Budget" />
      <NumberField defaultValue={2} isDisabled label="Children" />
      <NumberField disabledReason="Choose a plan first" isDisabled label="Places" />
    </StateGrid>
  ),
};
