import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getInlineEdges } from '../internal/stories/direction.testing.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Fields/Form/States',
  component: Form,
  parameters: { chromatic: { disableSnapshot: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const noop = () => {};

export const SentWithErrors: Story = {
  args: { children: '', onSubmit: noop },
  render: () => (
    <Form
      aria-label="Profile"
      errors={{
        form: 'The profile could not be saved. Please try again.',
        lastName: 'Last name must be at least 2 characters',
        terms: 'Please agree to the terms to go on',
      }}
      onSubmit={noop}
    >
      <ErrorSummary />
      <TextField autoComplete="off" label="First name" name="firstName" value="Ananya" />
      <TextField autoComplete="off" label="Last name" name="lastName" value="D" />
      <Checkbox isSelected={false} label="I agree to the terms" name="terms" />
      <Button type="submit">Save Changes</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('group');
  },
};

export const TwoButtons: Story = {
  args: { children: '', onSubmit: noop },
  render: () => (
    <Form aria-label="Profile" onSubmit={noop}>
      <TextField autoComplete="off" label="First name" name="firstName" value="Ananya" />
      <Button type="submit">Save Changes</Button>
      <Button variant="quiet">Cancel</Button>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const [save, cancel] = within(canvasElement)
      .getAllByRole('button')
      .map((button) => ({ ...getInlineEdges(button), box: button.getBoundingClientRect() }));
    if (!save || !cancel) throw new Error('There are no two buttons.');
    const isBeside = save.box.top === cancel.box.top;
    await expect(
      isBeside ? cancel.start - save.end : cancel.box.top - save.box.bottom,
    ).toBeGreaterThanOrEqual(12);
  },
};
