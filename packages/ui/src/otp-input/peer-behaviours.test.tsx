/** Behaviours that the test suites of other code fields assert, and that no other test here covers. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

const renderField = (props: Partial<OtpInputProps> = {}) => {
  render(
    <>
      <a href="#before">Before</a>
      <OtpInput label="Code" {...props} />
      <a href="#after">After</a>
    </>,
  );
  return otpInputTester('Code');
};

afterEach(cleanup);

it.each(['1234', '123456'])(
  'typing the digit that is already in the box, in %s, moves to the next box',
  async (defaultValue) => {
    const otp = renderField({ defaultValue });
    otp.element().focus();
    await userEvent.keyboard('{Home}1');
    expect([otp.element().selectionStart, otp.element().selectionEnd]).toEqual([1, 2]);
    await userEvent.keyboard('9');
    expect(otp.value()).toBe(`19${defaultValue.slice(2)}`);
  },
);

it('Delete removes the digit of its box and stays', async () => {
  const otp = renderField({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
  expect(otp.value()).toBe('13456');
  expect(otp.element().selectionStart).toBe(1);
});

it('typing a character that is not a digit changes neither the digit nor the box', async () => {
  const otp = renderField({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}x');
  expect(otp.value()).toBe('123456');
  expect([otp.element().selectionStart, otp.element().selectionEnd]).toEqual([0, 1]);
});

it('Backspace and Delete in an empty field change nothing', async () => {
  const otp = renderField();
  otp.element().focus();
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(otp.value()).toBe('');
});

it('digits pasted in the middle fill the boxes from there on', async () => {
  const otp = renderField({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await userEvent.paste('99');
  expect(otp.value()).toMatch(/^1299/);
});

it('is one tab stop, from either side', async () => {
  const otp = renderField({ defaultValue: '12' });
  screen.getByText('Before').focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(otp.element());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(otp.element());
});

it('disabled, it is no tab stop and accepts no input', async () => {
  const otp = renderField({ defaultValue: '12', isDisabled: true });
  screen.getByText('Before').focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.click(otp.element());
  await userEvent.keyboard('3');
  expect(otp.value()).toBe('12');
});

it('takes the focus when it is mounted with autoFocus', () => {
  const otp = renderField({ autoFocus: true });
  expect(document.activeElement).toBe(otp.element());
});

it('a press of its label focuses it', async () => {
  const otp = renderField();
  await userEvent.click(screen.getByText('Code'));
  expect(document.activeElement).toBe(otp.element());
});

it('while it is being checked, keys still move from box to box', async () => {
  const otp = renderField({ defaultValue: '123456', isPending: true });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(otp.element().selectionStart).toBe(1);
  await userEvent.keyboard('{Delete}{Backspace}');
  expect(otp.value()).toBe('123456');
});

it('an incomplete code blocks a plain form', async () => {
  const otp = renderField();
  await otp.type('12345');
  expect(otp.element().checkValidity()).toBe(false);
  await otp.type('6');
  expect(otp.element().checkValidity()).toBe(true);
});

it('a required field is announced as required', () => {
  const otp = renderField({ isRequired: true });
  expect(otp.element().getAttribute('aria-required')).toBe('true');
  cleanup();
  expect(renderField().element().hasAttribute('aria-required')).toBe(false);
});

it.each(['Control', 'Alt', 'Meta'])('Backspace with %s clears the box and those before it', async (key) => {
  const otp = renderField({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard(`{Home}{ArrowRight}{ArrowRight}{${key}>}{Backspace}{/${key}}`);
  expect(otp.value()).toBe('456');
  await waitFor(() => expect(otp.element().selectionStart).toBe(0));
  await userEvent.keyboard('9');
  expect(otp.value()).toBe('956');
});

it.each(['Control', 'Alt', 'Meta'])(
  'while it is being checked, Backspace with %s clears nothing',
  async (key) => {
    const otp = renderField({ defaultValue: '123456', isPending: true });
    otp.element().focus();
    await userEvent.keyboard(`{${key}>}{Backspace}{/${key}}`);
    expect(otp.value()).toBe('123456');
  },
);
