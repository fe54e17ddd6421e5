import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { InfoIcon } from '../icons/index.ts';
import { Stack } from '../stack/index.ts';
import { Popover } from './Popover.tsx';

const TEXT =
  'Sessions are planned by the week of the pregnancy. The date stays on this device until a session needs it.';

const meta = {
  title: 'Feedback/Popover/States',
  component: Popover,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  tags: ['!autodocs'],
  args: { label: 'Why do we ask?', children: TEXT },
} satisfies Meta<typeof Popover>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack direction="row">
      <Popover {...args} />
      <Popover icon={<InfoIcon />} label="About this plan" variant="outline">
        {TEXT}
      </Popover>
    </Stack>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Why do we ask?' })),
};
