/** A field can have a problem that the app does not know: the form is then not sent, however the user submits it. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { DateOfBirthField } from '../date-of-birth-field/index.ts';
import { Form, type FormProps } from './index.ts';

const onSent = vi.fn<(birth: FormDataEntryValue | null | undefined) => void>();

const Profile = (props: Partial<FormProps>) => (
  <Form aria-label="Profile" {...props}>
    <DateOfBirthField label="Born" name="birth" necessity="optional" />
    <Button type="submit">Save</Button>
  </Form>
);

afterEach(() => {
  cleanup();
  onSent.mockReset();
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
    if (!event.defaultPrevented) onSent(new FormData(event.target as HTMLFormElement).get('birth'));
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  return () => window.removeEventListener('submit', onSubmit);
};

describe.each<[way: string, props: Partial<FormProps>]>([
  ['onSubmit', { onSubmit: () => onSent('onSubmit') }],
  ['an action of React', { action: (data: FormData) => onSent(data.get('birth')) }],
  ['an address', { action: '/profile' }],
  ['an address, with onSubmit before it', { action: '/profile', onSubmit: () => onSent('onSubmit') }],
])('a form sent by %s', (_how, props) => {
  it('an impossible day is reported and the form is not sent; a valid day is sent', async () => {
    const stopObserving = observeNativeSubmit();
    render(<Profile {...props} />);
    enterDate('31', '2', '1996');
    await submitForm();
    await screen.findByText('This date does not exist. Please check day and month.');
    expect(onSent).not.toHaveBeenCalled();
    expect([field('Day').value, field('Month').value, field('Year').value]).toEqual(['31', '2', '1996']);

    enterDate('29', '2', '1996');
    await submitForm();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    stopObserving();
  });

  it('an incomplete day is reported; an empty optional one is sent', async () => {
    const stopObserving = observeNativeSubmit();
    render(<Profile {...props} />);
    enterDate('31', '', '');
    await submitForm();
    await screen.findByText(/Please also fill in/);
    expect(onSent).not.toHaveBeenCalled();
    enterDate('', '', '');
    await submitForm();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    stopObserving();
  });
});

it('a disabled or read-only field does not block the form', async () => {
  render(
    <Form aria-label="Profile" onSubmit={() => onSent('onSubmit')}>
      <DateOfBirthField isReadOnly label="Born" name="birth" today="2026-11-21" value="1931-02-03" />
    </Form>,
  );
  await submitForm();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

it('a reset removes a reported problem', () => {
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

it('the description that the app gives a date stays beside an error', () => {
  render(<DateOfBirthField aria-describedby="of-the-app" error="Wrong" label="Born" />);
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toBe('of-the-app');
});

it('a server action is rendered as in React’s own form, so that it is sent without JavaScript', () => {
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
