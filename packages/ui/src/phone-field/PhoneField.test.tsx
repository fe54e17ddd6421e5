import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

const Phone = ({ initial = '' }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField label="Phone number" onChange={setValue} value={value} />
      <output>{value}</output>
    </>
  );
};

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const value = () => screen.getByRole('status').textContent;

const inputEvent = (text: string, init: InputEventInit) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  fireEvent(input(), new InputEvent('input', { bubbles: true, ...init }));
};

describe('PhoneField', () => {
  it('T-29: leaves the text alone while an input method composes it, and takes the digits when it is done', () => {
    render(<Phone />);
    fireEvent.compositionStart(input());
    inputEvent('९८k', { inputType: 'insertCompositionText', isComposing: true, data: '९८k' });
    expect(input().value).toBe('९८k');
    expect(value()).toBe('98');
    fireEvent.compositionEnd(input());
    expect(input().value).toBe('98');
  });

  it('T-29: takes the prefix off a number that a keyboard suggests in one piece', () => {
    render(<Phone />);
    inputEvent('+919876543210', { inputType: 'insertText', data: '+919876543210' });
    expect(value()).toBe('9876543210');
  });

  it('keeps the literal rule for typed text: a typed 91 stays', () => {
    render(<Phone initial="91987654321" />);
    inputEvent('919876543210', { inputType: 'insertText', data: '0' });
    expect(value()).toBe('919876543210');
  });

  it('inserts a pasted part where the caret is', () => {
    render(<Phone initial="98210" />);
    input().setSelectionRange(2, 2);
    fireEvent.paste(input(), { clipboardData: { getData: () => '7 65-43' } });
    expect(value()).toBe('9876543210');
    expect(input().selectionStart).toBe(7);
  });
});
