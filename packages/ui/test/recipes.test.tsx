/** The recipes of the README are run here unchanged. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDeferred } from '../src/toast/create-deferred.testing.ts';
import { formTester, otpInputTester, textFieldTester } from '../src/testing/index.ts';
import { createTempModules, findReadmeExample } from './readme-recipe.ts';

const modules = createTempModules('recipes');

let compilerErrors: string;
beforeAll(() => {
  compilerErrors = modules.compile({
    'toasts.tsx': findReadmeExample('createToaster'),
    'pages.tsx': findReadmeExample('pagedOptions'),
    'codes.tsx': findReadmeExample('codeOf'),
    'forms.tsx': findReadmeExample('useActionState'),
    'coupon.tsx': findReadmeExample('mistyrose'),
    'server.tsx': findReadmeExample('renderToString'),
  });
}, 60_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the recipes of the README compile', () => expect(compilerErrors).toBe(''));

test('recipe for styles: a class, a style and a selector for an inner element apply', async () => {
  const { Coupon } = await modules.run<{ Coupon: ComponentType<{ error?: string }> }>('coupon.tsx');
  render(<Coupon error="Not known" />);
  const couponLabel = document.querySelector('.coupon[data-invalid] [data-part="label"]');
  expect(couponLabel?.textContent).toBe('Coupon');
  expect(getComputedStyle(couponLabel as Element).textTransform).toBe('uppercase');
  const button = screen.getByRole('button', { name: 'Use it' });
  expect((button.parentElement as HTMLElement).style.marginBlockStart).toBe('8px');
});

test('Toast 11, 12: a request from outside of components is one toast from beginning to end', async () => {
  type Recipe = { App: ComponentType; save: (url: string) => Promise<Response> };
  const { App, save } = await modules.run<Recipe>('toasts.tsx');
  const { promise, reject } = createDeferred<Response>();
  vi.stubGlobal('fetch', () => promise);
  // Before a provider is mounted.
  const result = save('/profile');
  render(<App />);
  const toast = await screen.findByRole('alertdialog', { name: 'Saving...' }, { timeout: 10_000 });
  await act(async () => {
    reject(new Error('offline'));
    await expect(result).rejects.toThrow('offline');
  });
  expect(await screen.findByRole('alertdialog', { name: 'Not saved' })).toBe(toast);
  expect(screen.getByRole('alert').textContent).toContain('Error: Not saved. Check the connection');
});

test('SearchableDropdown 14: a paged list loads the first page with its query and shows it', async () => {
  const { App } = await modules.run<{ App: ComponentType }>('pages.tsx');
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ items: [{ id: 'ruby', name: 'Ruby Hall Clinic' }], pages: 2 }),
  );
  vi.stubGlobal('fetch', fetch);
  render(<App />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ruby & co' } });
  await screen.findByRole('option', { name: 'Ruby Hall Clinic' });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/clinics?search=ruby%20%26%20co&page=1']);
});

test('OtpInput 10, 11, 12: a ticket code in a message is extracted, shown in groups and submitted', async () => {
  type Recipe = { TicketForm: ComponentType<{ onTicket: (ticket: unknown) => void }> };
  const { TicketForm } = await modules.run<Recipe>('codes.tsx');
  const onTicket = vi.fn<(ticket: unknown) => void>();
  render(<TicketForm onTicket={onTicket} />);
  await otpInputTester('Ticket').paste('Your ticket is A1B2C3.');
  await waitFor(() => expect(onTicket.mock.calls).toEqual([['A1B2C3']]));
});

test('Form 10, 11: a plain form with an action shows what is missing, retains the input, and sends all of it', async () => {
  type Recipe = { Registration: ComponentType<{ save: (entries: object) => Promise<void> }> };
  const { Registration } = await modules.run<Recipe>('forms.tsx');
  const save = vi.fn<(entries: object) => Promise<void>>(async () => {});
  render(<Registration save={save} />);
  await textFieldTester('Phone number').type('11122233');
  await formTester('Registration').submit();
  await waitFor(() => expect(formTester('Registration').errors()).toEqual(['Name: Enter your name']));
  expect(textFieldTester('Phone number').value()).toBe('9811122233');
  await textFieldTester('Name').fill('Asha');
  await formTester('Registration').submit();
  await waitFor(() => expect(save.mock.calls).toEqual([[{ name: 'Asha', phone: '9811122233' }]]));
});

test('Form 12, 13: a server handles a form with plain FormData', async () => {
  type Handle = (request: Request, save: (email: string) => Promise<void>) => Promise<Response>;
  const { handle } = await modules.run<{ handle: Handle }>('server.tsx');
  const save = vi.fn<(email: string) => Promise<void>>(async () => {});
  const send = async (email: string) => {
    const body = new URLSearchParams({ email });
    return (await handle(new Request('http://localhost/', { method: 'POST', body }), save)).text();
  };
  const page = await send('');
  expect(page).toMatch(/<a[^>]* href="#email"[^>]*>Enter your email<\/a>/);
  expect(page).toMatch(/<input(?=[^>]* id="email")(?=[^>]* aria-invalid="true")/);
  expect(save).not.toHaveBeenCalled();
  expect(await send('asha@example.org')).toBe('Thank you');
  expect(save).toHaveBeenCalledWith('asha@example.org');
});
