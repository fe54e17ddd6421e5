/** A field can have a validation error that the app does not know. It then blocks every way to submit the form. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { DateOfBirthField } from '../date-of-birth-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormProps } from './index.ts';

const onSubmitted = vi.fn<(birth: FormDataEntryValue | null | undefined) => void>();

const Profile = (props: Partial<FormProps>) => (
  <Form aria-label="Profile" {...props}>
    <DateOfBirthField label="Born" name="birth" necessity="optional" />
    <Button type="submit">Save</Button>
  </Form>
);

afterEach(() => {
  cleanup();
  onSubmitted.mockReset();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enterDate = (day: string, month: string, year: string) => {
  for (const [name, text] of Object.entries({ Day: day, Month: month, Year: year }))
    fireEvent.change(field(name), { target: { value: text } });
};
/** As Enter in a field does: the focus has not left it. */
const submitForm = () => act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());

/** The data that the browser itself would send. */
const observeNativeSubmit = () => {
  const onSubmit = (event: Event) => {
    if (!event.defaultPrevented) onSubmitted(new FormData(event.target as HTMLFormElement).get('birth'));
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  return () => window.removeEventListener('submit', onSubmit);
};

describe.each<[way: string, props: Partial<FormProps>]>([
  ['onSubmit', { onSubmit: () => onSubmitted('onSubmit') }],
  ['a React action', { action: (data: FormData) => onSubmitted(data.get('birth')) }],
  ['a URL', { action: '/profile' }],
  ['a URL, with onSubmit before it', { action: '/profile', onSubmit: () => onSubmitted('onSubmit') }],
])('a form submitted by %s', (_how, props) => {
  it('a day that does not exist blocks the submit and is reported; a valid day is submitted', async () => {
    const stopObserving = observeNativeSubmit();
    render(<Profile {...props} />);
    enterDate('31', '2', '1996');
    await submitForm();
    await screen.findByText('This date does not exist. Please check day and month.');
    expect(onSubmitted).not.toHaveBeenCalled();
    expect([field('Day').value, field('Month').value, field('Year').value]).toEqual(['31', '2', '1996']);

    enterDate('29', '2', '1996');
    await submitForm();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    stopObserving();
  });

  it('an incomplete day blocks the submit and is reported; an empty optional one is submitted', async () => {
    const stopObserving = observeNativeSubmit();
    render(<Profile {...props} />);
    enterDate('31', '', '');
    await submitForm();
    await screen.findByText(/Please also fill in/);
    expect(onSubmitted).not.toHaveBeenCalled();
    enterDate('', '', '');
    await submitForm();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    stopObserving();
  });
});

it('a blocked form shows the errors of the app too, and focuses the first of all', async () => {
  const Visit = () => {
    const [errors, setErrors] = useState({});
    return (
      <Form
        aria-label="Visit"
        errors={errors}
        onBlocked={async () => setErrors({ name: 'Enter your name' })}
        onSubmit={() => onSubmitted('onSubmit')}
      >
        <TextField label="Name" name="name" />
        <NumberField defaultValue={60} label="Week" maxValue={40} />
      </Form>
    );
  };
  render(<Visit />);
  await submitForm();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(screen.getByText('Enter 40 or less')).toBeDefined();
  expect(onSubmitted).not.toHaveBeenCalled();
});

it('a disabled or read-only field does not block the form', async () => {
  render(
    <Form aria-label="Profile" onSubmit={() => onSubmitted('onSubmit')}>
      <DateOfBirthField isReadOnly label="Born" name="birth" today="2026-11-21" value="1931-02-03" />
    </Form>,
  );
  await submitForm();
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
});

it('a reset removes a reported error', () => {
  const onProblem = vi.fn<(problem: string | undefined) => void>();
  render(
    <form aria-label="Profile">
      <DateOfBirthField label="Born" name="birth" onProblem={onProblem} />
    </form>,
  );
  enterDate('31', '2', '1996');
  expect(onProblem.mock.lastCall?.[0]).toMatch(/does not exist/);
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(onProblem.mock.lastCall).toEqual([undefined]);
});

it('a date field with an error is still described by the app’s aria-describedby', () => {
  render(<DateOfBirthField aria-describedby="of-the-app" error="Wrong" label="Born" />);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe('of-the-app');
});

it('a server action is rendered as in a plain <form>, so that it works without JavaScript', () => {
  const action = Object.assign(async () => {}, {
    $$FORM_ACTION: (prefix: string) => ({
      name: `${prefix}id`,
      method: 'POST',
      encType: 'multipart/form-data',
      data: null,
    }),
  });
  const ownMarkup = renderToString(<Form action={action}>{null}</Form>);
  const reactMarkup = renderToString(<form action={action} />);
  const attributes = /method="POST"|encType="[^"]+"|<input type="hidden" name="[^"]+"\/>/g;
  expect(reactMarkup.match(attributes)?.length).toBeGreaterThan(1);
  expect(ownMarkup.match(attributes)).toEqual(reactMarkup.match(attributes));
});
