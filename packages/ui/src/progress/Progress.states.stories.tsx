import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress/States',
  component: Progress,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
  args: { label: '' },
} satisfies Meta<typeof Progress>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <StateGrid>
      <Progress label="Uploading your report" value={0} />
      <Progress label="Uploading your report" value={0.4} />
      <Progress label="Uploading your report" value={1} />
      <Progress label="Uploading your report" />
      <Progress label="Preparing the download" valueText="Almost ready" />
      <Progress isLabelHidden label="Photos" maxValue={5} value={2} valueText="2 of 5 photos" />
      <Progress label="A label that is so long that it has to be broken into several lines" value={0.75} />
    </StateGrid>
  ),
};
