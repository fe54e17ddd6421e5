import { afterEach, expect, test } from 'vitest';
import { hasUnsavedInput } from './unsaved-input.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['<input value="Meera">', true],
  ['<textarea>It was good</textarea>', true],
  ['<input inputmode="numeric" value="12">', true],
  ['<input value="">', false],
  ['<form data-persisted="true"><input value="98765"></form>', false],
  ['<input type="search" value="yoga">', false],
  ['<input type="checkbox" value="on" checked>', false],
  ['<input type="hidden" value="14">', false],
  ['<p>Nothing to write in</p>', false],
])('%s: has unsaved input %s', (markup, expected) => {
  document.body.innerHTML = markup;
  expect(hasUnsavedInput()).toBe(expected);
});
