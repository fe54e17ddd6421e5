import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea/States',
  component: TextArea,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

const COMMENT = 'Looking forward to it. Please cover packing for a winter delivery.';
const HINDI_BIO = 'पहली बार माँ बन रही हूँ। बागवानी और पुराने मराठी गाने पसंद हैं।';

export const AllStates: Story = {
  args: { label: '', value: '' },
  render: () => (
    <StateGrid>
      <TextArea label="Comment" placeholder="What helped you most?" value="" />
      <TextArea label="Comment" rows={1} value={COMMENT} />
      <TextArea label="Bio" value={`${COMMENT}\n\n${COMMENT} ${COMMENT}`} />
      <TextArea characterLimit={100} description="Other mothers read this" label="Comment" value={COMMENT} />
      <TextArea characterLimit={50} error="Please shorten your comment" label="Comment" value={COMMENT} />
      <TextArea error="Please write a comment" label="Comment" value="" />
      <TextArea isReadOnly label="Bio" value={COMMENT} />
      <TextArea disabledReason="Give a rating first" isDisabled label="Comment" value="" />
      <TextArea isDisabled label="Comment" value={COMMENT} />
      <TextArea label="परिचय" necessity="optional" value={HINDI_BIO} />
    </StateGrid>
  ),
};
