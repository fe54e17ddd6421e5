/** What the suites of other code fields assert and no other test of ours shows. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

const draw = (props: Partial<OtpInputProps> = {}) => {
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
  'the digit that is there already, typed again in %s, goes on to the next box',
  async (defaultValue) => {
    const otp = draw({ defaultValue });
    otp.element().focus();
    await userEvent.keyboard('{Home}1');
    expect([otp.element().selectionStart, otp.element().selectionEnd]).toEqual([1, 2]);
    await userEvent.keyboard('9');
    expect(otp.value()).toBe(`19${defaultValue.slice(2)}`);
  },
);

it('Delete takes the digit of its box and stays', async () => {
  const otp = draw({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
  expect(otp.value()).toBe('13456');
  expect(otp.element().selectionStart).toBe(1);
});

it('what is no digit, typed over one, leaves the digit and its box', async () => {
  const otp = draw({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}x');
  expect(otp.value()).toBe('123456');
  expect([otp.element().selectionStart, otp.element().selectionEnd]).toEqual([0, 1]);
});

it('Backspace and Delete in an empty field change nothing', async () => {
  const otp = draw();
  otp.element().focus();
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(otp.value()).toBe('');
});

it('part of a code pasted in the middle comes from its box on', async () => {
  const otp = draw({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  await userEvent.paste('99');
  expect(otp.value()).toMatch(/^1299/);
});

it('is one stop of the Tab key, from either side', async () => {
  const otp = draw({ defaultValue: '12' });
  screen.getByText('Before').focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(otp.element());
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(otp.element());
});

it('disabled, it is no stop and takes nothing', async () => {
  const otp = draw({ defaultValue: '12', isDisabled: true });
  screen.getByText('Before').focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.click(otp.element());
  await userEvent.keyboard('3');
  expect(otp.value()).toBe('12');
});

it('takes the focus when it appears, where the screen says so', () => {
  const otp = draw({ autoFocus: true });
  expect(document.activeElement).toBe(otp.element());
});

it('a press of its label focuses it', async () => {
  const otp = draw();
  await userEvent.click(screen.getByText('Code'));
  expect(document.activeElement).toBe(otp.element());
});

it('while it is checked, keys still go from box to box', async () => {
  const otp = draw({ defaultValue: '123456', isPending: true });
  otp.element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(otp.element().selectionStart).toBe(1);
  await userEvent.keyboard('{Delete}{Backspace}');
  expect(otp.value()).toBe('123456');
});

it('an incomplete code stops a plain form', async () => {
  const otp = draw();
  await otp.type('12345');
  expect(otp.element().checkValidity()).toBe(false);
  await otp.type('6');
  expect(otp.element().checkValidity()).toBe(true);
});

it('that it is required is said', () => {
  const otp = draw({ isRequired: true });
  expect(otp.element().getAttribute('aria-required')).toBe('true');
  cleanup();
  expect(draw().element().hasAttribute('aria-required')).toBe(false);
});

it.each(['Control', 'Alt', 'Meta'])('Backspace with %s clears the box and what is before it', async (key) => {
  const otp = draw({ defaultValue: '123456' });
  otp.element().focus();
  await userEvent.keyboard(`{Home}{ArrowRight}{ArrowRight}{${key}>}{Backspace}{/${key}}`);
  expect(otp.value()).toBe('456');
  await waitFor(() => expect(otp.element().selectionStart).toBe(0));
  await userEvent.keyboard('9');
  expect(otp.value()).toBe('956');
});

it.each(['Control', 'Alt', 'Meta'])('while it is checked, Backspace with %s clears nothing', async (key) => {
  const otp = draw({ defaultValue: '123456', isPending: true });
  otp.element().focus();
  await userEvent.keyboard(`{${key}>}{Backspace}{/${key}}`);
  expect(otp.value()).toBe('123456');
});
