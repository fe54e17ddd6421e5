/** A form whose response comes from a React action. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useActionState, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { formTester } from './Form.testing.ts';
import { TextField } from '../text-field/index.ts';
import { textFieldTester } from '../text-field/TextField.testing.ts';
import { ErrorSummary, type ErrorsByName, Form } from './index.ts';

const onSaved = vi.fn<(name: FormDataEntryValue | null) => void>();

const save = async (_before: ErrorsByName, data: FormData): Promise<ErrorsByName> => {
  await Promise.resolve();
  const name = data.get('name');
  if (name === '') return { name: 'Enter your name' };
  onSaved(name);
  return {};
};

const Save = () => {
  const { pending } = useFormStatus();
  return (
    <Button isPending={pending} type="submit">
      Save
    </Button>
  );
};

const Profile = () => {
  const [errors, action] = useActionState(save, {});
  return (
    <Form action={action} aria-label="Profile" errors={errors}>
      <ErrorSummary />
      <TextField label="Name" name="name" />
      <TextField defaultValue="Pune" label="City" name="city" />
      <Save />
    </Form>
  );
};

/** As with a router, which updates in a transition. */
const Routed = () => {
  const [errors, setErrors] = useState<ErrorsByName>({});
  const submit = async () => {
    await Promise.resolve();
    startTransition(() => setErrors({ name: 'Enter your name' }));
  };
  return (
    <Form aria-label="Routed" errors={errors} onSubmit={submit}>
      <ErrorSummary />
      <TextField label="Name" name="name" />
      <Button type="submit">Save</Button>
    </Form>
  );
};

afterEach(() => {
  cleanup();
  onSaved.mockClear();
});

it('Form 11: errors that an action returns are listed in the focused summary, and the entered values stay', async () => {
  render(<Profile />);
  await textFieldTester('City').type(' City');
  await formTester('Profile').submit();
  await waitFor(() => expect(formTester('Profile').errors()).toEqual(['Name: Enter your name']));
  expect(textFieldTester('City').value()).toBe('Pune City');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
});

it('Form 11: an action without errors receives the entered values, and the fields are reset', async () => {
  render(<Profile />);
  await textFieldTester('Name').type('Asha');
  await formTester('Profile').submit();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Asha'));
  await waitFor(() => expect(textFieldTester('Name').value()).toBe(''));
  expect(textFieldTester('City').value()).toBe('Pune');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('errors that arrive in a transition after a submit are summarised, and the summary takes the focus', async () => {
  render(<Routed />);
  await formTester('Routed').submit();
  await waitFor(() => expect(formTester('Routed').errors()).toEqual(['Name: Enter your name']));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('group'));
});
