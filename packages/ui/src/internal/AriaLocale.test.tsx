import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from '../select/index.ts';

/** Where react-aria looks for a dictionary that takes the place of its own, once for a page. */
const DICTIONARY = Symbol.for('react-aria.i18n.strings');
const LOCALE = Symbol.for('react-aria.i18n.locale');
const page = window as unknown as Record<symbol, unknown>;

const items = [{ value: 'mh', label: 'Maharashtra' }];

afterEach(() => {
  delete page[DICTIONARY];
  delete page[LOCALE];
  vi.resetModules();
});

test('trap 12: no component leaves a dictionary of its own on the page', () => {
  render(<Select label="State" items={items} value="" onChange={() => {}} />);
  expect(page[DICTIONARY]).toBeUndefined();
  expect(page[LOCALE]).toBeUndefined();
});

test('trap 12: a dictionary that leaves out a package of react-aria breaks the page, so it must hold them all', async () => {
  page[LOCALE] = 'hi-IN';
  page[DICTIONARY] = { 'some-other-package': {} };
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Select: Fresh } = await import('../select/index.ts');
  expect(() => render(<Fresh label="State" items={items} value="" onChange={() => {}} />)).toThrow(
    /Strings for package .+ were not included/,
  );
});
