import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchableDropdown } from '../SearchableDropdown.tsx';
import type { DropdownOption } from '../option.ts';
import { loadSoundSearch } from './use-sound.ts';
import { retryInOtherScript } from './retry-in-other-script.ts';

const SHANTI = { value: '1', label: 'शांति प्रसूतिगृह' };

afterEach(cleanup);

test('a local list finds and highlights names that sound like the text, once the code has loaded', async () => {
  render(<SearchableDropdown label="Hospital" options={[SHANTI]} searchBy="sound" />);
  await userEvent.type(screen.getByRole('combobox'), 'santi');
  const row = await screen.findByRole('option', { name: SHANTI.label });
  expect(row.querySelector('span span')?.textContent).toBe('शांति');
});

test('a row shows 200 characters of a label: 100,000 marks on one letter froze the page', async () => {
  const label = `A${'\u0301'.repeat(100_000)}`;
  render(<SearchableDropdown label="Hospital" options={[{ value: '1', label }]} searchBy="sound" />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option').textContent).toHaveLength(201);
});

test('a list that searches by text does not search by sound, although the code has loaded', async () => {
  await loadSoundSearch();
  render(<SearchableDropdown label="Hospital" options={[SHANTI]} />);
  await userEvent.type(screen.getByRole('combobox'), 'santi');
  expect(screen.queryByRole('option')).toBeNull();
});

const remote = (responses: Record<string, DropdownOption[]>, signal = new AbortController().signal) => {
  const load = vi.fn<(query: string) => Promise<DropdownOption[]>>((query) =>
    Promise.resolve(responses[query] ?? []),
  );
  return {
    search: (query: string) => retryInOtherScript(load, 2)(query, { signal }),
    queries: () => load.mock.calls.map(([query]) => query),
  };
};

test('a remote list sends the query in the other script only after an empty response [DD-08, DD-09]', async () => {
  const { search, queries } = remote({ शांति: [SHANTI] });
  expect(await search('santi')).toEqual([SHANTI]);
  expect(await search('शांति')).toEqual([SHANTI]);
  expect(queries()).toEqual(['santi', 'शांति', 'शांति']);
});

test('a remote list sends one request for a text without letters, and for an aborted query', async () => {
  const { search, queries } = remote({});
  await search('42');
  expect(queries()).toEqual(['42']);
  const superseded = remote({}, AbortSignal.abort());
  await superseded.search('santi');
  expect(superseded.queries()).toEqual(['santi']);
});

test('a second request that fails or times out: the first response is used', async () => {
  const failing = vi.fn<(query: string) => Promise<DropdownOption[]>>((query) =>
    query === 'santi' ? Promise.resolve([]) : Promise.reject(new Error('500')),
  );
  const { signal } = new AbortController();
  await expect(retryInOtherScript(failing, 2)('santi', { signal })).resolves.toEqual([]);
  vi.useFakeTimers();
  failing.mockImplementation((query) => (query === 'santi' ? Promise.resolve([]) : new Promise(() => {})));
  const pending = retryInOtherScript(failing, 2)('santi', { signal });
  await vi.advanceTimersByTimeAsync(3000);
  await expect(pending).resolves.toEqual([]);
  vi.useRealTimers();
});
