import { Checkbox } from '@janani/ui/checkbox';
import { DatePickerField } from '@janani/ui/date-picker-field';
import { RadioGroup } from '@janani/ui/radio-group';
import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { Select } from '@janani/ui/select';
import { type Control, Controller } from 'react-hook-form';
import { cities, languages, states, type Values } from './values';

export const ChoiceFields = ({ control }: { control: Control<Values> }) => (
  <>
    <Controller
      control={control}
      name="state"
      render={({ field }) => <Select {...field} items={states} label="State" />}
    />
    <Controller
      control={control}
      name="city"
      rules={{ required: 'Choose a city.' }}
      render={({ field, fieldState: { error } }) => (
        <SearchableDropdown {...field} error={error?.message} label="City" options={cities} />
      )}
    />
    <Controller
      control={control}
      name="due"
      rules={{ required: 'Pick a day.' }}
      render={({ field, fieldState: { error } }) => (
        <DatePickerField {...field} error={error?.message} label="Due date" today="2026-11-01" />
      )}
    />
    <Controller
      control={control}
      name="language"
      render={({ field }) => <RadioGroup {...field} label="Language" options={languages} />}
    />
    <Controller
      control={control}
      name="agrees"
      rules={{ required: 'Agree to the terms.' }}
      render={({ field: { value, ...field }, fieldState: { error } }) => (
        <Checkbox {...field} error={error?.message} isSelected={value} label="I agree" />
      )}
    />
  </>
);
