import { describe, expect, it, vi } from 'vitest';
import { filterOptions, optionNamed } from './filter-options.ts';
import type { DropdownOption } from './option.ts';

const STATES: DropdownOption[] = [
  { value: '1', label: 'Karnataka', matchKeys: ['कर्नाटक', 'Mysore'] },
  { value: '2', label: 'Kerala' },
  { value: '3', label: 'Tamil Nadu', isDisabled: true },
];
const found = (query: string) => filterOptions(STATES, query).map(({ label }) => label);

describe('filterOptions', () => {
  it('SearchableDropdown 3: finds a part of a label in any case', () => {
    expect(found('RALA')).toEqual(['Kerala']);
    expect(found('k')).toEqual(['Karnataka', 'Kerala']);
    expect(found(' tamil  nadu ')).toEqual(['Tamil Nadu']);
  });

  it('SearchableDropdown c: finds other spellings, in every script', () => {
    expect(found('mysore')).toEqual(['Karnataka']);
    expect(found('कर्ना')).toEqual(['Karnataka']);
  });

  it('does not find across two spellings', () => {
    expect(found('karnatakakarnataka')).toEqual([]);
    expect(found('कर्नाटक my')).toEqual([]);
  });

  it('gives all for nothing typed', () => {
    expect(filterOptions(STATES, '  ')).toBe(STATES);
  });

  it('folds each list once', () => {
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

describe('optionNamed', () => {
  it('finds what is called exactly so, unless it is disabled', () => {
    expect(optionNamed(STATES, ' kerala ')?.value).toBe('2');
    expect(optionNamed(STATES, 'kera')).toBeUndefined();
    expect(optionNamed(STATES, 'Tamil Nadu')).toBeUndefined();
  });
});
