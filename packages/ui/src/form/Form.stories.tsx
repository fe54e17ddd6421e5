import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type ErrorsByName, Form } from './Form.tsx';

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

type SignUpProps = {
  onSubmit: (() => unknown) | undefined;
  hasSummary: boolean;
  response?: ErrorsByName | undefined;
};

/** A form as in the app: its own rules, its own values, and a server response that takes a moment. */
const SignUp = ({ onSubmit, hasSummary, response }: SignUpProps) => {
  const [name, setName] = useState('');
  const [state, setState] = useState('');
  const [gender, setGender] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [serverErrors, setServerErrors] = useState<ErrorsByName>({});
  const errors = {
    ...serverErrors,
    firstName: name === '' ? 'First name is required' : undefined,
    state: state === '' ? 'Please choose a state' : undefined,
    gender: gender === '' ? 'Please choose one' : undefined,
  };
  const submit = async () => {
    onSubmit?.();
    setChecked(true);
    if (!response) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    setServerErrors(response);
  };
  return (
    <Form aria-label="Sign up" errors={isChecked ? errors : serverErrors} onSubmit={submit}>
      {hasSummary && <ErrorSummary />}
      <TextField
        autoComplete="given-name"
        label="First name"
        name="firstName"
        onChange={setName}
        value={name}
      />
      <Select
        items={[{ value: '27', label: 'Maharashtra' }]}
        label="State"
        name="state"
        onChange={setState}
        value={state}
      />
      <RadioGroup label="Gender" name="gender" onChange={setGender} options={GENDERS} value={gender} />
      <Button type="submit">Continue</Button>
    </Form>
  );
};

const meta = {
  title: 'Fields/Form',
  component: Form,
  tags: ['!autodocs'],
  args: { onSubmit: fn(), children: <p>Fields</p> },
  render: ({ onSubmit }) => <SignUp hasSummary onSubmit={onSubmit} />,
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A submit with errors focuses the summary, whose links go to the fields. */
export const WithSummary: Story = {
  name: 'With a summary',
  tags: ['Form 8'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const summary = await canvas.findByRole('group', { name: '3 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'First name: First name is required',
      'State: Please choose a state',
      'Gender: Please choose one',
    ]);
    await expect(name).toHaveAccessibleDescription('First name is required');

    await userEvent.click(canvas.getByRole('link', { name: /^Gender/ }));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^State/ }));
    await expect(canvas.getByRole('button', { name: /State/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(name).toHaveFocus();

    await userEvent.keyboard('Ananya');
    await canvas.findByRole('group', { name: '2 things need your attention' });
    await expect(name).toHaveFocus();
    await expect(name).toBeValid();
  },
};

/** Without a summary the first field with an error takes the focus, and only after a submit. */
export const FirstInvalidField: Story = {
  name: 'Without a summary',
  tags: ['Form 8'],
  render: ({ onSubmit }) => <SignUp hasSummary={false} onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(name, 'Ananya');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const state = canvas.getByRole('button', { name: /State/ });
    await waitFor(() => expect(state).toHaveFocus());
    await expect(state).toHaveAccessibleDescription('Please choose a state');
    await userEvent.clear(name);
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
  },
};

/** Server errors are shown at their fields by name, and errors of the form as a whole in the summary. */
export const ServerErrors: Story = {
  name: 'Errors of a server',
  tags: ['Form 8'],
  render: ({ onSubmit }) => (
    <SignUp
      response={{ form: 'This number is registered already.', pincode: undefined }}
      hasSummary
      onSubmit={onSubmit}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ananya');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = await canvas.findByRole('group', { name: '2 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByText('This number is registered already.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Checks a name when the focus leaves it, as a form library does. */
const NameCheckedOnBlur = () => {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  return (
    <TextField
      error={error}
      label="Name"
      onBlur={() => setError(name === '' ? 'Enter your name' : '')}
      onChange={setName}
      value={name}
    />
  );
};

/**
 * A press on a button takes the focus from the field above it. The error waits for the end of the press: its line would
 * move the button, and the press would end beside it.
 */
export const PressBelowANewError: Story = {
  name: 'A press below a new error',
  tags: ['Form 8'],
  render: ({ onSubmit }) => (
    <Form aria-label="Profile" onSubmit={onSubmit}>
      <NameCheckedOnBlur />
      <NumberField label="Week" maxValue={40} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const top = () => button.getBoundingClientRect().top;
    const [name, week] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    const user = userEvent.setup();
    const pressAndReleaseOn = async (target: Element) => {
      const before = top();
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      await expect(top()).toBe(before);
      await user.pointer({ keys: '[/MouseLeft]', target });
      await waitFor(() => expect(top()).toBeGreaterThan(before));
    };
    await user.click(name);
    await pressAndReleaseOn(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter your name');
    await user.type(week, '60');
    await pressAndReleaseOn(document.body);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(week).toHaveAccessibleDescription('Enter 40 or less');
  },
};
