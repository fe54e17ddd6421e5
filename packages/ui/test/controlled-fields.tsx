import { type ReactNode, useState } from 'react';
import { Checkbox } from '../src/checkbox/index.ts';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { DatePickerField } from '../src/date-picker-field/index.ts';
import { MultiDropdown } from '../src/multi-dropdown/index.ts';
import { NumberField } from '../src/number-field/index.ts';
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
type Controlled<Value> = { value: Value; onChange: (value: Value) => void };

/** A field with its first value, another value, and how to render it. */
export const createControlledField = <Value,>(
  first: Value,
  next: Value,
  renderField: (controlled: Controlled<Value>) => ReactNode,
) => {
  const Field = () => {
    const [value, setValue] = useState(first);
    return (
      <form aria-label="Form">
        {renderField({ value, onChange: setValue })}
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
  TextField: createControlledField('a', 'b', (controlled) => (
    <TextField label="Field" name="field" {...controlled} />
  )),
  SearchField: createControlledField('a', 'b', (controlled) => (
    <SearchField label="Field" name="field" {...controlled} />
  )),
  TextArea: createControlledField('a', 'b', (controlled) => (
    <TextArea label="Field" name="field" {...controlled} />
  )),
  PhoneField: createControlledField('98', '9811', (controlled) => (
    <PhoneField label="Field" name="field" {...controlled} />
  )),
  NumberField: createControlledField<number | null>(1, 2, (controlled) => (
    <NumberField label="Field" name="field" {...controlled} />
  )),
  Select: createControlledField('a', 'b', (controlled) => (
    <Select items={choices} label="Field" name="field" {...controlled} />
  )),
  RadioGroup: createControlledField('a', 'b', (controlled) => (
    <RadioGroup label="Field" name="field" options={choices} {...controlled} />
  )),
  SearchableDropdown: createControlledField<string | null>('a', 'b', (controlled) => (
    <SearchableDropdown label="Field" name="field" options={choices} {...controlled} />
  )),
  'SearchableDropdown without a choice': createControlledField<string | null>(null, 'b', (controlled) => (
    <SearchableDropdown label="Field" name="field" options={choices} {...controlled} />
  )),
  MultiDropdown: createControlledField<readonly string[]>(['a'], ['b'], (controlled) => (
    <MultiDropdown label="Field" name="field" options={choices} {...controlled} />
  )),
  DatePickerField: createControlledField('2026-01-02', '2026-03-04', (controlled) => (
    <DatePickerField label="Field" maxValue="2027-01-01" minValue="2025-01-01" name="field" {...controlled} />
  )),
  DateOfBirthField: createControlledField('1995-01-02', '1996-03-04', (controlled) => (
    <DateOfBirthField label="Field" name="field" {...controlled} />
  )),
  OtpInput: createControlledField('12', '1234', (controlled) => (
    <OtpInput label="Field" name="field" {...controlled} />
  )),
  StarRating: createControlledField(2, 4, (controlled) => (
    <StarRating label="Field" name="field" {...controlled} />
  )),
  Checkbox: createControlledField(true, false, ({ value, onChange }) => (
    <Checkbox isSelected={value} label="Field" name="field" onChange={onChange} value="yes" />
  )),
  Switch: createControlledField(true, false, ({ value, onChange }) => (
    <Switch isSelected={value} label="Field" name="field" onChange={onChange} />
  )),
};
