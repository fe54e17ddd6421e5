import { type ReactNode, useState } from 'react';
import { Checkbox } from '../src/checkbox/index.ts';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { DatePickerField } from '../src/date-picker-field/index.ts';
import { OtpInput } from '../src/otp-input/index.ts';
import { PhoneField } from '../src/phone-field/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { SearchField } from '../src/search-field/index.ts';
import { SearchableDropdown } from '../src/searchable-dropdown/index.ts';
import { Select } from '../src/select/index.ts';
import { StarRating } from '../src/star-rating/index.ts';
import { Switch } from '../src/switch/index.ts';
import { TextArea } from '../src/text-area/index.ts';
import { TextField } from '../src/text-field/index.ts';

const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const chosen = (value: string) => ({ value, label: value.toUpperCase(), isCustom: false });
type Kept<Value> = { value: Value; onChange: (value: Value) => void };

/** A field with its first value, another value, and how to render it. */
export const row = <Value,>(first: Value, next: Value, draw: (kept: Kept<Value>) => ReactNode) => {
  const Field = () => {
    const [value, setValue] = useState(first);
    return (
      <form aria-label="Form">
        {draw({ value, onChange: setValue })}
        <button onClick={() => setValue(next)} type="button">
          Change
        </button>
        <output>{JSON.stringify(value)}</output>
      </form>
    );
  };
  return { Field, first: JSON.stringify(first), next: JSON.stringify(next) };
};

/** Every field that a form can send. */
export const fields = {
  TextField: row('a', 'b', (kept) => <TextField label="Field" name="field" {...kept} />),
  SearchField: row('a', 'b', (kept) => <SearchField label="Field" name="field" {...kept} />),
  TextArea: row('a', 'b', (kept) => <TextArea label="Field" name="field" {...kept} />),
  PhoneField: row('98', '9811', (kept) => <PhoneField label="Field" name="field" {...kept} />),
  Select: row('a', 'b', (kept) => <Select items={choices} label="Field" name="field" {...kept} />),
  RadioGroup: row('a', 'b', (kept) => <RadioGroup label="Field" name="field" options={choices} {...kept} />),
  SearchableDropdown: row<ReturnType<typeof chosen> | null>(chosen('a'), chosen('b'), (kept) => (
    <SearchableDropdown label="Field" name="field" options={choices} {...kept} />
  )),
  'SearchableDropdown without a choice': row<ReturnType<typeof chosen> | null>(null, chosen('b'), (kept) => (
    <SearchableDropdown label="Field" name="field" options={choices} {...kept} />
  )),
  DatePickerField: row('2026-01-02', '2026-03-04', (kept) => (
    <DatePickerField label="Field" maxValue="2027-01-01" minValue="2025-01-01" name="field" {...kept} />
  )),
  DateOfBirthField: row('1995-01-02', '1996-03-04', (kept) => (
    <DateOfBirthField label="Field" name="field" {...kept} />
  )),
  OtpInput: row('12', '1234', (kept) => <OtpInput label="Field" name="field" {...kept} />),
  StarRating: row(2, 4, (kept) => <StarRating label="Field" name="field" {...kept} />),
  Checkbox: row(true, false, ({ value, onChange }) => (
    <Checkbox isSelected={value} label="Field" name="field" onChange={onChange} value="yes" />
  )),
  Switch: row(true, false, ({ value, onChange }) => (
    <Switch isSelected={value} label="Field" name="field" onChange={onChange} />
  )),
};
