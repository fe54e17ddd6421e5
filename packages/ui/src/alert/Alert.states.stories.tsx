import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { StateGrid } from '../internal/stories/StateGrid.tsx';
import { Stack } from '../stack/index.ts';
import { Alert } from './index.ts';

const meta = {
  title: 'Parts/Everyday parts/States',
  component: Alert,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <StateGrid>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} live="none" title="Your profile" tone={tone}>
          Some of it is kept on this phone only.
        </Alert>
      ))}
      <Alert action={<Button variant="outline">Try again</Button>} live="none" tone="error">
        The sessions could not be loaded. Check the connection.
      </Alert>
      <Stack gap={2}>
        <Heading level={2} size="page">
          Namaste, Ananya
        </Heading>
        <Heading level={2}>Upcoming sessions</Heading>
        <Heading level={3}>Kept on this phone</Heading>
        <p>As it is written.</p>
      </Stack>
      <Stack align="center" direction="row" gap={3} isSpacedBetween>
        <Heading level={2}>आने वाले सत्र</Heading>
        <Button variant="outline">सब देखें</Button>
      </Stack>
    </StateGrid>
  ),
};
