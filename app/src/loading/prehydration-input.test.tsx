import { beforeEach, expect, test } from 'vitest';
import {
  clearSavedCode,
  saveInput,
  saveInputFor,
  restoreInput,
  readSavedCode,
} from './prehydration-input.ts';

const KEY = 'typedBeforeStart';
const render = () => {
  document.body.innerHTML = '<input value=""><input value="Pune">';
};
const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);

beforeEach(() => {
  sessionStorage.clear();
  render();
});

test('input is restored field by field, once', () => {
  const [field] = document.querySelectorAll('input');
  if (field) field.value = '98111';
  saveInput();
  render();
  restoreInput();
  expect(values()).toEqual(['98111', 'Pune']);
  render();
  restoreInput();
  expect(values()).toEqual(['', 'Pune']);
});

test('without input nothing is saved', () => {
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
])('%s is discarded and fills no field', (stored) => {
  window.history.replaceState({}, '', '/');
  sessionStorage.setItem(KEY, stored);
  restoreInput();
  expect(values()).toEqual(['', 'Pune']);
  expect(sessionStorage).toHaveLength(0);
});

test('input is restored on the same page in another language, and a code only in its own form', () => {
  // The markup that React leaves for a controlled field.
  document.body.innerHTML = '<input value="98765"><input autocomplete="one-time-code" value="123456">';
  saveInputFor('/hi/signin');
  history.replaceState(null, '', '/hi/signin');
  render();
  restoreInput();
  expect(values()).toEqual(['98765', 'Pune']);
});

test('a code is restored in its form in another language, and saved until then only', () => {
  document.body.innerHTML = '<input autocomplete="one-time-code" value="246">';
  saveInputFor('/hi/otp');
  // The name that released versions use.
  expect(Object.keys(sessionStorage)).toEqual(['typedCode']);
  expect(readSavedCode()).toBe('');
  history.replaceState(null, '', '/hi/otp');
  expect(readSavedCode()).toBe('246');
  clearSavedCode();
  expect(readSavedCode()).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['null', '{}', '{"path":"/","values":null}', '{"path":"/","values":[{}]}'])(
  '%s is not restored as a code',
  (stored) => {
    window.history.replaceState({}, '', '/');
    sessionStorage.setItem('typedCode', stored);
    expect(readSavedCode()).toBe('');
  },
);
