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
  it('does not change the text during composition, and removes other characters at its end [T-29]', () => {
    render(<Phone />);
    fireEvent.compositionStart(input());
    inputEvent('९८k', { inputType: 'insertCompositionText', isComposing: true, data: '९८k' });
    expect(input().value).toBe('९८k');
    expect(value()).toBe('98');
    fireEvent.compositionEnd(input());
    expect(input().value).toBe('98');
  });

  it('removes the prefix of a number that a keyboard suggests [T-29]', () => {
    render(<Phone />);
    inputEvent('+919876543210', { inputType: 'insertText', data: '+919876543210' });
    expect(value()).toBe('9876543210');
  });

  it('does not remove a prefix from typed text: a typed 91 stays', () => {
    render(<Phone initial="91987654321" />);
    inputEvent('919876543210', { inputType: 'insertText', data: '0' });
    expect(value()).toBe('919876543210');
  });

  it('inserts pasted digits at the caret', () => {
    render(<Phone initial="98210" />);
    input().setSelectionRange(2, 2);
    fireEvent.paste(input(), { clipboardData: { getData: () => '7 65-43' } });
    expect(value()).toBe('9876543210');
    expect(input().selectionStart).toBe(7);
  });
});
