import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unbrokenWords } from './index.ts';

afterEach(cleanup);

test.each([
  ['Evening wind-down: sleep', ['wind-down:']],
  ['Mother-to-mother circle', []],
  ['Walking for two', []],
  ['Sleep - and rest', []],
  ['', []],
])('%j: the text is unchanged, and words of one hyphen are not broken', (text, hyphenated) => {
  const { container } = render(<h1>{unbrokenWords(text)}</h1>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(hyphenated);
});
