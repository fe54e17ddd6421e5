import * as ui from '@janani/ui/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Registration } from '../src/Registration';
import { show } from './show';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = ui.formTester('Registration');

test('an empty form lists every error and shows it at its field', async () => {
  const messages = show(<Registration />);
  await form.submit();
  await vi.waitFor(() => expect(form.errors()).toHaveLength(9));
  expect(ui.textFieldTester('Name').error()).toBe('Enter your name');
  expect(ui.otpInputTester('Code').error()).toBe('Enter the code');
  expect(ui.checkboxTester('I agree to the terms').isSelected()).toBe(false);
  expect(messages()).toEqual([]);
});

test('an error response of the server is shown at its field, a success is announced, and the form is reset', async () => {
  const messages = show(<Registration />);
  await ui.textFieldTester('Name').fill('Asha');
  await ui.textFieldTester('Email').fill('taken@x.in');
  await ui.textFieldTester('Phone number').fill('9845012345');
  await ui.selectTester('State').choose('Kerala');
  await ui.searchableDropdownTester('Hospital').choose('Lakeview Hospital 8');
  await ui.searchableDropdownTester('City').choose('Madurai');
  await ui.otpInputTester('Code').fill('246810');
  await ui.dateOfBirthTester('Date of birth').fill('1996-05-04');
  await ui.datePickerTester('First visit').choose('2026-12-15');
  await ui.radioGroupTester('Kind of visit').choose('Video');
  await ui.checkboxTester('I agree to the terms').toggle();
  await form.submit();
  await vi.waitFor(() =>
    expect(ui.textFieldTester('Email').error()).toBe('This email is already registered. Sign in instead.'),
  );
  await ui.textFieldTester('Email').fill('ok@x.in');
  await ui.buttonTester('Register').press();
  const toast = ui.toastTester('Registered');
  await toast.element();
  const sent: unknown = JSON.parse((await toast.description()) ?? '');
  expect(sent).toMatchObject({
    phone: '9845012345',
    state: 'Kerala',
    hospital: 'h7',
    city: 'Madurai',
    birth: '1996-05-04',
    due: '2026-12-15',
    kind: 'video',
  });
  expect(ui.textFieldTester('Name').value()).toBe('');
  await toast.close();
  expect(messages()).toEqual([]);
});

test('in Tamil the texts of the product are used, and none is missing', async () => {
  const messages = show(<Registration />, 'ta-IN');
  await form.submit();
  expect(ui.selectTester('State').value()).toBe('தேர்வு செய்க');
  await ui.datePickerTester('First visit').choose('2026-12-15', 'ta-IN');
  expect(ui.datePickerTester('First visit').value()).toContain('டிச');
  expect(messages()).toEqual([]);
});
