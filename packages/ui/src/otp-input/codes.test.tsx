/** Codes of other characters, in groups, masked, and with automatic submit. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { codeOf, OtpInput, type OtpInputHandle, type OtpInputProps } from './index.ts';
import { otpInputTester } from './OtpInput.testing.ts';

const LETTERS_AND_DIGITS = codeOf(/[A-Z0-9]/);

const renderField = (props: Partial<OtpInputProps> = {}) => {
  const onSubmitted = vi.fn<(code: FormDataEntryValue | null) => void>();
  render(
    <form
      aria-label="Code"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmitted(new FormData(event.currentTarget).get('code'));
      }}
    >
      <OtpInput label="Code" name="code" {...props} />
    </form>,
  );
  return { otp: otpInputTester('Code'), sent: onSubmitted };
};

afterEach(cleanup);

describe('OtpInput 10: characters', () => {
  it('accepts letters where they are allowed, converted to the allowed case', async () => {
    const { otp } = renderField({ characters: LETTERS_AND_DIGITS });
    await otp.type('a1-b!');
    expect(otp.digits()).toEqual(['A', '1', 'B', '', '', '']);
    await otp.paste('Your ticket is X9Y8Z7.');
    expect(otp.value()).toBe('X9Y8Z7');
  });

  it('shows the keyboard for letters, and its pattern allows what it accepts', async () => {
    const { otp } = renderField({ characters: LETTERS_AND_DIGITS });
    expect(otp.element().inputMode).toBe('text');
    await otp.type('A1B2C');
    expect(otp.element().checkValidity()).toBe(false);
    await otp.type('3');
    expect(otp.element().checkValidity()).toBe(true);
  });

  it.each([
    ['en-IN', undefined, LETTERS_AND_DIGITS, 'All 6 characters entered'],
    ['en-IN', undefined, undefined, 'All 6 digits entered'],
    ['hi-IN', hindi, LETTERS_AND_DIGITS, 'सभी 6 अक्षर भर गए'],
  ])('announces that it is complete (%s)', async (locale, messages, characters, announced) => {
    render(
      <UiProvider locale={locale} messages={messages}>
        <OtpInput characters={characters} label="Code" />
      </UiProvider>,
    );
    await otpInputTester('Code').fill('123456');
    expect(screen.getByText(announced)).toBeTruthy();
  });

  it('letters from a composition are entered once', () => {
    const { otp } = renderField({ characters: LETTERS_AND_DIGITS });
    const input = otp.element();
    input.focus();
    fireEvent.compositionStart(input);
    for (const text of ['a', 'ab']) fireEvent.input(input, { target: { value: text }, isComposing: true });
    fireEvent.compositionEnd(input, { data: 'ab' });
    expect(otp.value()).toBe('AB');
  });
});

describe('OtpInput 11: groups and mask', () => {
  const separators = (html: string) =>
    html.match(/<span aria-hidden="true" class="[^"]*separator/g)?.length ?? 0;

  it.each([
    [[3, 3], 1],
    [[2, 2, 2], 2],
    [[6], 0],
    [undefined, 0],
  ])('groups of %j are separated by %i lines, on a server too', (groups, lines) => {
    const html = renderToString(<OtpInput groups={groups} label="Code" />);
    expect(separators(html)).toBe(lines);
    expect(html.match(/data-otp-slot/g)).toHaveLength(6);
  });

  it('a masked code shows dots and no digit', async () => {
    const { otp } = renderField({ isMasked: true });
    await otp.type('12');
    expect(otp.digits()).toEqual(['•', '•', '', '', '', '']);
    expect(otp.value()).toBe('12');
    expect(otp.element().type).toBe('password');
    expect(document.body.textContent).not.toMatch(/[12]/);
  });
});

describe('OtpInput 12: submitsOnComplete', () => {
  it('submits the whole code, each time it becomes complete', async () => {
    const onComplete = vi.fn<() => void>();
    const { otp, sent } = renderField({ submitsOnComplete: true, onComplete });
    await otp.type('12345');
    expect(sent).not.toHaveBeenCalled();
    await otp.type('6');
    expect(sent.mock.calls).toEqual([['123456']]);
    await otp.paste('654321');
    expect(sent.mock.calls).toEqual([['123456'], ['654321']]);
    expect(onComplete).toHaveBeenCalledTimes(2);
  });

  it.each(['isPending', 'isDisabled'])('submits nothing while %s', async (state) => {
    const { otp, sent } = renderField({ submitsOnComplete: true, [state]: true });
    await otp.paste('123456');
    expect(sent).not.toHaveBeenCalled();
  });

  it('without a form it has no effect', async () => {
    render(<OtpInput label="Code" submitsOnComplete />);
    await otpInputTester('Code').fill('123456');
    expect(otpInputTester('Code').value()).toBe('123456');
  });
});

it('OtpInput 4: the ref exposes the input, for form libraries', () => {
  const ref = createRef<OtpInputHandle>();
  render(<OtpInput label="Code" ref={ref} />);
  expect(ref.current?.input).toBe(otpInputTester('Code').element());
  act(() => ref.current?.input?.focus());
  expect(document.activeElement).toBe(ref.current?.input);
});
