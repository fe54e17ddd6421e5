import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { restorePrehydrationInput, isPrerendered } from './prerendered.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const Field = ({ onText }: { onText: (text: string) => void }) => {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Phone"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onText(target.value);
      }}
    />
  );
};

test("input from before the script ran reaches the field's state [RT-22]", async () => {
  const onText = vi.fn<(text: string) => void>();
  document.body.innerHTML = `<div id="root" data-page="/">${renderToString(<Field onText={onText} />)}</div>`;
  expect(isPrerendered()).toBe(true);
  const root = document.querySelector('#root') as HTMLElement;
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = '98765';
  await act(async () => {
    hydrateRoot(root, <Field onText={onText} />);
  });
  expect(onText).not.toHaveBeenCalled();
  act(restorePrehydrationInput);
  expect(onText).toHaveBeenCalledExactlyOnceWith('98765');
  expect(root.querySelector('input')).toBe(field);
  expect(field.value).toBe('98765');
});

test('a user who is typing during hydration keeps the caret position', async () => {
  document.body.innerHTML = `<div id="root" data-page="/">${renderToString(<Field onText={() => {}} />)}</div>`;
  const root = document.querySelector('#root') as HTMLElement;
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = '98765';
  field.focus();
  field.setSelectionRange(1, 1);
  await act(async () => {
    hydrateRoot(root, <Field onText={() => {}} />);
  });
  act(restorePrehydrationInput);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1]);
});

test('a page that is rendered in the browser is not changed', () => {
  const onText = vi.fn<(text: string) => void>();
  render(<Field onText={onText} />);
  expect(isPrerendered()).toBe(false);
  act(restorePrehydrationInput);
  expect(onText).not.toHaveBeenCalled();
});
