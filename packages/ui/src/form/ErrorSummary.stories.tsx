import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Fields/Form/ErrorSummary',
  component: ErrorSummary,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Form
        aria-label="Profile"
        errors={{ form: 'The profile was changed elsewhere. Please look at it again.' }}
        onSubmit={() => {}}
      >
        <Story />
        <TextField error="Please enter a 6-digit pincode" label="Pincode" value="41100" />
        <TextField error="Last name must be at least 2 characters" label="Last name" value="D" />
        <Button type="submit">Save Changes</Button>
      </Form>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard from the button to the field. */
export const AllErrors: Story = {
  name: 'All errors',
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: '3 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Last name/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    canvas.getByRole('button').focus();
  },
};
