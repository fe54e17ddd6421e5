import { beforeEach, expect, test } from 'vitest';
import { clearSavedCode, saveInput, saveInputFor, restoreInput, savedCode } from './prehydration-input.ts';

const KEY = 'typedBeforeStart';
const draw = () => {
  document.body.innerHTML = '<input value=""><input value="Pune">';
};
const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);

beforeEach(() => {
  sessionStorage.clear();
  draw();
});

test('what was typed comes back, field by field, once', () => {
  const [field] = document.querySelectorAll('input');
  if (field) field.value = '98111';
  saveInput();
  draw();
  restoreInput();
  expect(values()).toEqual(['98111', 'Pune']);
  draw();
  restoreInput();
  expect(values()).toEqual(['', 'Pune']);
});

test('where nothing was typed, nothing is kept', () => {
  saveInput();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  'null',
  '[]',
  '"x"',
  '{broken',
  '{"path":"/","values":null}',
  '{"path":"/","values":{"0":{}}}',
  '{"path":"/","values":[{},null]}',
  '{"path":"/elsewhere","values":["x","y"]}',
  '{"__proto__":{"path":"/"}}',
])('%s is forgotten, and fills nothing in', (kept) => {
  window.history.replaceState({}, '', '/');
  sessionStorage.setItem(KEY, kept);
  restoreInput();
  expect(values()).toEqual(['', 'Pune']);
  expect(sessionStorage).toHaveLength(0);
});

test('what was typed comes back on the same page in another language, and a code only to its own form', () => {
  // As React leaves a field that it controls.
  document.body.innerHTML = '<input value="98765"><input autocomplete="one-time-code" value="123456">';
  saveInputFor('/hi/signin');
  history.replaceState(null, '', '/hi/signin');
  draw();
  restoreInput();
  expect(values()).toEqual(['98765', 'Pune']);
});

test('a code comes to its form in another language, and is kept until then only', () => {
  document.body.innerHTML = '<input autocomplete="one-time-code" value="246">';
  saveInputFor('/hi/otp');
  expect(savedCode()).toBe('');
  history.replaceState(null, '', '/hi/otp');
  expect(savedCode()).toBe('246');
  clearSavedCode();
  expect(savedCode()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['null', '{}', '{"path":"/","values":null}', '{"path":"/","values":[{}]}'])(
  '%s is no code',
  (kept) => {
    window.history.replaceState({}, '', '/');
    sessionStorage.setItem('savedCode', kept);
    expect(savedCode()).toBe('');
  },
);
