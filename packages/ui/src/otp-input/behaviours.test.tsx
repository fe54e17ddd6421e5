/** Regression tests: behaviours of code fields that were broken in these states. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput.tsx';
import { otpInputTester } from './OtpInput.testing.ts';

const renderField = (props: Partial<OtpInputProps> = {}) => {
  const onComplete = vi.fn<(code: string) => void>();
  const Field = () => {
    const [code, setCode] = useState(props.value ?? '');
    return (
      <form aria-label="Sign in">
        <OtpInput
          label="Code"
          name="code"
          onComplete={onComplete}
          {...props}
          onChange={setCode}
          value={code}
        />
      </form>
    );
  };
  render(<Field />);
  const otp = otpInputTester('Code');
  const input = otp.element();
  // 50 px for each box, since jsdom has no layout.
  for (const [index, box] of getBoxes(input).entries())
    box.getBoundingClientRect = () => ({ left: index * 50 }) as DOMRect;
  return { otp, input, onComplete, form: screen.getByRole<HTMLFormElement>('form') };
};
const getBoxes = (input: HTMLInputElement) => [
  ...(input.parentElement?.querySelectorAll('[data-otp-slot]') ?? []),
];
/** The boxes that are drawn as selected. */
const getActiveBoxes = (input: HTMLInputElement) =>
  getBoxes(input).flatMap((box, index) => (box.hasAttribute('data-active') ? [index] : []));
const getSelection = (input: HTMLInputElement) => [input.selectionStart, input.selectionEnd];

/** As an input method writes: it replaces its previous text, or appends if that is no longer there. */
const compose = (input: HTMLInputElement, texts: readonly string[]) => {
  let composedText = '';
  fireEvent.compositionStart(input);
  for (const text of texts) {
    const before = input.value.endsWith(composedText)
      ? input.value.slice(0, -composedText.length || undefined)
      : input.value;
    fireEvent.compositionUpdate(input, { data: text });
    fireEvent.input(input, { target: { value: before + text }, isComposing: true });
    composedText = text;
  }
  fireEvent.compositionEnd(input, { data: composedText });
};

afterEach(cleanup);

describe('an input method', () => {
  it('Devanagari digits from a composition are entered once [T-29]', () => {
    const { otp, input, onComplete } = renderField();
    input.focus();
    compose(input, ['१', '१२', '१२३']);
    expect(otp.digits()).toEqual(['1', '2', '3', '', '', '']);
    expect(otp.value()).toBe('123');
    compose(input, ['४', '४५', '४५६']);
    expect(otp.value()).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it("the boxes show composed digits before the commit, and the input's value is not changed", () => {
    const { otp, input } = renderField();
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '१२' }, isComposing: true });
    expect(otp.digits().slice(0, 2)).toEqual(['1', '2']);
    expect(input.value).toBe('१२');
  });
});

describe('while the code is being checked', () => {
  it('paste, cut and drop change nothing, and onComplete is not called again', async () => {
    const { otp, input, onComplete } = renderField({ isPending: true, value: '123456' });
    await otp.paste('654321');
    input.setSelectionRange(0, 6);
    await userEvent.cut();
    fireEvent.drop(input, { dataTransfer: { getData: () => '246810' } });
    fireEvent.input(input, { target: { value: '999999' } });
    input.setSelectionRange(0, 6);
    fireEvent.select(input);
    compose(input, ['९']);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '९23456', selectionStart: 1 }, isComposing: true });
    fireEvent.compositionEnd(input, { data: '९' });
    expect(otp.value()).toBe('123456');
    expect(otp.digits().join('')).toBe('123456');
    expect(onComplete).not.toHaveBeenCalled();
  });
});

describe('selecting', () => {
  const index = (clientX: number, more: object = {}) => ({
    clientX,
    pointerType: 'mouse',
    button: 0,
    ...more,
  });

  it('by dragging a mouse over boxes', async () => {
    const { otp, input } = renderField({ value: '123456' });
    input.focus();
    fireEvent.pointerDown(input, index(75));
    fireEvent.pointerMove(input, index(175, { buttons: 1 }));
    // Meanwhile the browser's own selection of the text below differs.
    input.setSelectionRange(0, 6);
    fireEvent.select(input);
    expect(getActiveBoxes(input)).toEqual([1, 2, 3]);
    fireEvent.pointerUp(input, index(175));
    fireEvent.click(input, index(175, { detail: 1 }));
    expect(getSelection(input)).toEqual([1, 4]);
    await userEvent.keyboard('9');
    expect(otp.value()).toBe('1956');
  });

  it('a touch drag scrolls, and selects one box', () => {
    const { input } = renderField({ value: '123456' });
    input.focus();
    fireEvent.pointerDown(input, index(75, { pointerType: 'touch' }));
    fireEvent.pointerMove(input, index(175, { pointerType: 'touch', buttons: 1 }));
    fireEvent.click(input, index(175, { detail: 1 }));
    expect(getSelection(input)).toEqual([3, 4]);
  });

  it('all boxes by a double click', () => {
    const { input } = renderField({ value: '123456' });
    input.focus();
    fireEvent.click(input, index(75, { detail: 1 }));
    expect(getSelection(input)).toEqual([1, 2]);
    fireEvent.click(input, index(75, { detail: 2 }));
    expect(getSelection(input)).toEqual([0, 6]);
  });

  it('by Shift and the arrow keys, in both directions', async () => {
    const { otp, input } = renderField({ value: '123456' });
    input.focus();
    const steps: (number | null)[][] = [];
    for (const keys of [
      '{Home}',
      '{Shift>}{ArrowRight}{ArrowRight}{/Shift}',
      '{Shift>}{ArrowLeft}{/Shift}',
      '{End}{Shift>}{ArrowLeft}{/Shift}',
      '{Shift>}{Home}{/Shift}',
    ]) {
      await userEvent.keyboard(keys);
      steps.push(getSelection(input));
    }
    expect(steps).toEqual([
      [0, 1],
      [0, 3],
      [0, 2],
      [4, 6],
      [0, 6],
    ]);
    await userEvent.keyboard('{Backspace}');
    expect(otp.value()).toBe('');
  });

  it('from the empty box after the digits', async () => {
    const { otp, input } = renderField({ value: '12' });
    input.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(getSelection(input)).toEqual([1, 2]);
    await userEvent.keyboard('7');
    expect(otp.value()).toBe('17');
  });
});

it('a value that is too long is truncated, in the form too', () => {
  const { otp, form } = renderField({ value: '12345678' });
  expect(otp.digits().join('')).toBe('123456');
  expect(new FormData(form).get('code')).toBe('123456');
});
