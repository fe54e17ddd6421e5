import { describe, expect, it, vi } from 'vitest';
import { filterOptions, findOptionByLabel } from './filter-options.ts';
import type { DropdownOption } from './option.ts';

const STATES: DropdownOption[] = [
  { value: '1', label: 'Karnataka', matchKeys: ['कर्नाटक', 'Mysore'] },
  { value: '2', label: 'Kerala' },
  { value: '3', label: 'Tamil Nadu', isDisabled: true },
];
const getLabels = (query: string) => filterOptions(STATES, query).map(({ label }) => label);

describe('filterOptions', () => {
  it('SearchableDropdown 3: matches any substring of a label in any case', () => {
    expect(getLabels('RALA')).toEqual(['Kerala']);
    expect(getLabels('k')).toEqual(['Karnataka', 'Kerala']);
    expect(getLabels(' tamil  nadu ')).toEqual(['Tamil Nadu']);
  });

  it('SearchableDropdown (c): matches other spellings, in every script', () => {
    expect(getLabels('mysore')).toEqual(['Karnataka']);
    expect(getLabels('कर्ना')).toEqual(['Karnataka']);
  });

  it('does not match across two spellings', () => {
    expect(getLabels('karnatakakarnataka')).toEqual([]);
    expect(getLabels('कर्नाटक my')).toEqual([]);
  });

  it('returns all options for an empty query', () => {
    expect(filterOptions(STATES, '  ')).toBe(STATES);
  });

  it('folds the labels of each list once', () => {
    const label = vi.fn<() => string>(() => 'Kerala');
    const options = [
      {
        value: '1',
        get label() {
          return label();
        },
      },
    ];
    filterOptions(options, 'k');
    filterOptions(options, 'ke');
    expect(label).toHaveBeenCalledOnce();
  });
});

describe('findOptionByLabel', () => {
  it('finds the option with exactly this label, unless it is disabled', () => {
    expect(findOptionByLabel(STATES, ' kerala ')?.value).toBe('2');
    expect(findOptionByLabel(STATES, 'kera')).toBeUndefined();
    expect(findOptionByLabel(STATES, 'Tamil Nadu')).toBeUndefined();
  });
});
