import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unmountApp, renderApp } from './render-app.tsx';
import { requireElement, savePendingPhone, triggerCall, until } from './trigger-call.ts';

// Texts that other tests check by their catalogue key only: here they are rendered.

const input = async (selector: string) => {
  await until(requireElement(selector));
  return document.querySelector<HTMLInputElement>(selector)!;
};
const enterAndBlur = (field: HTMLInputElement, value: string) => {
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const onScreen = () => document.body.textContent;
const waitOptions = { timeout: 10_000, interval: 4 };

afterEach(unmountApp);

test('eleven digits show their error [SI-06]', async () => {
  renderApp('/signin', {}, { isSignedIn: false });
  enterAndBlur(await input('input[type="tel"]'), '98765432101');
  await expect.poll(onScreen, waitOptions).toContain('Phone number must be exactly 10 digits');
});

test.each([
  ['first_name', 'SU-06', 'First name must be less than 50 characters'],
  ['last_name', 'SU-10', 'Last name must be less than 50 characters'],
])('51 characters in %s show their error [%s]', async (name, _row, text) => {
  savePendingPhone();
  renderApp('/signup', {}, { isSignedIn: false });
  enterAndBlur(await input(`input[name="${name}"]`), 'a'.repeat(51));
  await expect.poll(onScreen, waitOptions).toContain(text);
});

test('an empty doctor shows its error [SU-27]', async () => {
  await triggerCall.listDoctors({ status: 200, text: JSON.stringify({ success: true, data: [] }) });
  const field = [...document.querySelectorAll<HTMLInputElement>('input[role="combobox"]')].at(1)!;
  enterAndBlur(field, '');
  await expect.poll(onScreen, waitOptions).toContain('Doctor is required');
});
