import { describe, expect, it } from 'vitest';
import { type DropdownOption, MAX_ROWS } from './option.ts';
import { getLocalRows, getRemoteRows } from './rows.ts';
import { searchableDropdownMessages } from './SearchableDropdown.messages.ts';
import { getSections } from './sections.ts';
import { getStatusAnnouncement, getStatusText } from './status-text.ts';

const createOptions = (count: number): DropdownOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Clinic ${index}` }));
const messages = searchableDropdownMessages.en;
const settings = { minChars: 2, isSlow: false, messages };

describe('getLocalRows', () => {
  it('SearchableDropdown 11: returns at most 50 rows and reports that there are more', () => {
    const rows = getLocalRows(createOptions(5000), '');
    expect(rows.options).toHaveLength(50);
    expect(MAX_ROWS).toBe(50);
    expect(getStatusText({ ...settings, rows })).toBe('Keep typing to see more');
    expect(getStatusAnnouncement({ ...settings, rows })).toBe('50 results. Keep typing to see more');
  });

  it('reports when nothing matches [DD-02]', () => {
    const rows = getLocalRows(createOptions(3), 'x');
    expect(rows.status).toBe('empty');
    expect(getStatusText({ ...settings, rows })).toBe('No results');
  });

  it('contains each value once, whatever a server sends', () => {
    const rows = getLocalRows([...createOptions(2), ...createOptions(2)], '');
    expect(rows.options.map(({ value }) => value)).toEqual(['0', '1']);
  });
});

describe('getRemoteRows', () => {
  it('SearchableDropdown 4: has the status hint before the first request, instead of No results', () => {
    const rows = getRemoteRows({ status: 'idle', options: [], error: undefined });
    expect(getStatusText({ ...settings, rows })).toBe('Type 2 or more letters');
  });

  it('while loading it reports that, and never a count [DD-03, trap 2]', () => {
    const rows = getRemoteRows({ status: 'loading', options: createOptions(3), error: undefined });
    expect(getStatusAnnouncement({ ...settings, rows })).toBe('Loading...');
    expect(getStatusAnnouncement({ ...settings, rows, isSlow: true })).toBe('Still searching...');
    expect(rows.options).toHaveLength(3);
  });

  it('shows the message of the failure, else a default one', () => {
    const failed = (error: unknown) =>
      getStatusText({ ...settings, rows: getRemoteRows({ status: 'failed', options: [], error }) });
    expect(failed(new Error('Failed to fetch hospitals'))).toBe('Failed to fetch hospitals');
    expect(failed(new Error(''))).toBe('The list could not be loaded.');
    expect(failed('nothing')).toBe('The list could not be loaded.');
  });

  it('announces the number of results', () => {
    const rows = (count: number) =>
      getRemoteRows({ status: 'ready', options: createOptions(count), error: undefined });
    expect(getStatusAnnouncement({ ...settings, rows: rows(1) })).toBe('1 result');
    expect(getStatusAnnouncement({ ...settings, rows: rows(2) })).toBe('2 results');
    expect(getStatusAnnouncement({ ...settings, rows: rows(0) })).toBe('No results');
  });
});

describe('getSections', () => {
  it('groups options under their headings in order of appearance', () => {
    const options = [
      { value: '1', label: 'Pune', section: 'West' },
      { value: '2', label: 'Kochi', section: 'South' },
      { value: '3', label: 'Surat', section: 'West' },
      { value: '4', label: 'Other' },
    ];
    const sections = getSections(options).map(({ name, options }) => [
      name,
      options.map(({ label }) => label),
    ]);
    expect(sections).toEqual([
      ['West', ['Pune', 'Surat']],
      ['South', ['Kochi']],
      [undefined, ['Other']],
    ]);
  });
});
