import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { FileField } from './FileField.tsx';
import { fileFieldTester } from './FileField.testing.ts';

const meta = {
  title: 'Fields/FileField/States',
  component: FileField,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof FileField>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <FileField description="PDF or photo, at most 5 MB" label="Report" />
      <FileField isMultiple isRequired label="Photos" necessity="required" />
      <FileField error="Choose your report" label="Prescription" />
      <FileField disabledReason="Choose a session first" isDisabled label="Consent form" />
      <FileField isMultiple label="Chosen files" />
    </StateGrid>
  ),
  play: async ({ canvas }) =>
    fileFieldTester('Chosen files', canvas).choose(
      new File(['x'], 'scan.pdf'),
      new File(['x'.repeat(1500)], 'A-name-that-is-so-long-that-it-has-to-be-broken-into-lines.pdf'),
    ),
};
