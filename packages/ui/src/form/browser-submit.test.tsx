/** Forms that the browser submits, and summaries without a `Form`. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { formTester } from './Form.testing.ts';
import { ErrorSummary, type ErrorsByName, Form } from './index.ts';

type RegistrationProps = { errors?: ErrorsByName; onSubmit?: () => void };

const Registration = (props: RegistrationProps) => (
  <Form action="/register" aria-label="Registration" {...props}>
    <ErrorSummary />
    <TextField defaultValue="Asha" label="Name" name="name" />
    <Button type="submit">Save</Button>
  </Form>
);

const getForm = (html: string) => {
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  return page;
};

/** Whether the browser would send the form by itself. */
const isSubmittedByBrowser = async () => {
  let isSubmitted = false;
  const onSubmitEvent = (event: Event) => {
    isSubmitted = !event.defaultPrevented;
    // jsdom does not navigate.
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmitEvent, { once: true });
  await formTester('Registration').submit();
  return isSubmitted;
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('Form 12: with a URL, the server renders a form that the browser can submit with the values of its fields', () => {
  const form = getForm(renderToString(<Registration />)).querySelector('form');
  expect(form).toMatchObject({ method: 'post' });
  expect(form?.getAttribute('action')).toBe('/register');
  expect([...new FormData(form ?? undefined)]).toEqual([['name', 'Asha']]);
});

it('Form 12: the browser submits it, unless there is an `onSubmit`', async () => {
  const onSubmit = vi.fn<() => void>();
  const { rerender } = render(<Registration />);
  expect(await isSubmittedByBrowser()).toBe(true);
  rerender(<Registration onSubmit={onSubmit} />);
  expect(await isSubmittedByBrowser()).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('Form 12: a page that loads with errors shows them without JavaScript, and focuses the summary once hydrated', async () => {
  const errors = { name: 'Enter your name' };
  const page = getForm(renderToString(<Registration errors={errors} />));
  expect(formTester('Registration').errors()).toEqual(['Enter your name']);
  await act(async () => {
    hydrateRoot(page, <Registration errors={errors} />);
    await Promise.resolve();
  });
  expect(formTester('Registration').errors()).toEqual(['Name: Enter your name']);
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

it('Form 13: a summary lists the errors that it is given, without a Form, and takes the focus when it appears', () => {
  const errors = [
    { fieldId: 'town', label: 'Town', error: 'Enter your town' },
    { error: 'The server is full' },
  ];
  const { rerender } = render(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole('group')).toBeNull();
  rerender(<ErrorSummary errors={errors} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Town: Enter your town',
    'The server is full',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#town');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '2 things need your attention' }));
});

it('Form 13: without a Form and without errors it throws an error that names `errors`', () => {
  expect(() => renderToString(<ErrorSummary />)).toThrow('has no `errors`');
});
