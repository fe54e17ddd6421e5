import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../src/button/index.ts';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { DatePickerField } from '../src/date-picker-field/index.ts';
import { SearchField } from '../src/search-field/index.ts';
import { SearchableDropdown } from '../src/searchable-dropdown/index.ts';
import { Select } from '../src/select/index.ts';
import {
  buttonTester,
  dateOfBirthTester,
  datePickerTester,
  searchableDropdownTester,
  searchFieldTester,
  selectTester,
  textFieldTester,
} from '../src/testing/index.ts';
import { TextField } from '../src/text-field/index.ts';

afterEach(cleanup);

const STATES = [
  { value: '24', label: 'Gujarat' },
  { value: '27', label: 'Maharashtra' },
];

/** A form with one field of each kind, which holds the values. */
const Form = () => {
  const [city, setCity] = useState('');
  const [state, setState] = useState('');
  const [date, setDate] = useState('');
  const [search, setSearch] = useState('');
  return (
    <>
      <TextField
        error={city === '' ? 'City is required' : undefined}
        label="City"
        onChange={setCity}
        value={city}
      />
      <Select items={STATES} label="State" onChange={setState} value={state} />
      <DatePickerField
        error={date === '' ? 'Expected due date is required' : undefined}
        label="Expected due date"
        maxValue="2027-08-28"
        minValue="2026-12-19"
        onChange={setDate}
        value={date}
      />
      <SearchField label="Search sessions" onChange={setSearch} value={search} />
    </>
  );
};

describe('the page objects of ./testing', () => {
  it('textFieldTester types, clears and reads the error', async () => {
    render(<Form />);
    const city = textFieldTester('City');
    expect(city.error()).toBe('City is required');
    await city.type('Pune');
    expect(city.value()).toBe('Pune');
    expect(city.error()).toBe('');
    await city.clear();
    await city.paste('Nashik');
    expect(city.value()).toBe('Nashik');
  });

  it('selectTester lists the options and selects one', async () => {
    render(<Form />);
    const state = selectTester('State');
    expect(state.value()).toBe('Choose');
    expect(await state.options()).toEqual(['Gujarat', 'Maharashtra']);
    await state.choose('Maharashtra');
    expect(state.value()).toBe('Maharashtra');
    expect(state.error()).toBe('');
  });

  it('datePickerTester moves to the month and picks the day', async () => {
    render(<Form />);
    const dueDate = datePickerTester('Expected due date', within(document.body));
    expect(dueDate.value()).toBe('Pick a date');
    expect(dueDate.error()).toBe('Expected due date is required');
    await dueDate.choose('2027-02-15');
    expect(dueDate.value()).toBe('15 February 2027');
    expect(dueDate.error()).toBe('');
  });

  it('searchFieldTester searches and clears', async () => {
    render(<Form />);
    const search = searchFieldTester('Search sessions', screen);
    await search.type('yoga');
    expect(search.value()).toBe('yoga');
    await search.clear();
    expect(search.value()).toBe('');
  });

  it('buttonTester presses an enabled button and reads why another is disabled', async () => {
    const onPress = vi.fn<() => void>();
    render(
      <>
        <Button onPress={onPress}>Sign In</Button>
        <Button disabledReason="Enter all 6 digits first" isDisabled onPress={onPress}>
          Verify
        </Button>
        <Button isPending onPress={onPress} pendingLabel="Enrolling…">
          Enroll
        </Button>
      </>,
    );
    const verify = buttonTester('Verify');
    expect([verify.isActive(), verify.reason()]).toEqual([false, 'Enter all 6 digits first']);
    await verify.press();
    const enrolling = buttonTester('Enrolling…');
    expect([enrolling.isActive(), enrolling.isPending()]).toEqual([false, true]);
    await enrolling.press();
    expect(onPress).not.toHaveBeenCalled();
    await buttonTester('Sign In').press();
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('labels', () => {
  it('searchableDropdownTester prefers the row with the exact label to one that begins with it', async () => {
    const options = ['Ward 80', 'Ward 8'].map((label) => ({ value: label, label, detail: '(3)' }));
    render(<SearchableDropdown label="Ward" options={options} />);
    const ward = searchableDropdownTester('Ward');
    await ward.choose('Ward 8');
    expect(ward.value()).toBe('Ward 8');
    await ward.choose('Ward 80');
    expect(ward.value()).toBe('Ward 80');
  });

  it('textFieldTester and selectTester find an optional field by its label', async () => {
    render(
      <>
        <TextField label="City" necessity="optional" />
        <Select items={STATES} label="State" necessity="optional" />
      </>,
    );
    await textFieldTester('City').fill('Pune');
    expect(textFieldTester('City').value()).toBe('Pune');
    await selectTester('State').choose('Gujarat');
    expect(selectTester('State').value()).toContain('Gujarat');
  });

  it('dateOfBirthTester finds an optional field by its label', async () => {
    render(<DateOfBirthField label="Born" necessity="optional" />);
    await dateOfBirthTester('Born').fill('1996-02-03');
    expect(dateOfBirthTester('Born').value()).toBe('1996-02-03');
  });
});
