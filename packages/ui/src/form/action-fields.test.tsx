import { cleanup, render, waitFor } from '@testing-library/react';
import { useActionState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DatePickerField } from '../date-picker-field/index.ts';
import { OtpInput } from '../otp-input/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SearchableDropdown } from '../searchable-dropdown/index.ts';
import { Select } from '../select/index.ts';
import { StarRating } from '../star-rating/index.ts';
import { Switch } from '../switch/index.ts';
import * as testers from '../testing/index.ts';
import { ErrorSummary, type ErrorsByName, Form } from './index.ts';

const choices = [
  { value: 'kl', label: 'Kerala' },
  { value: 'ka', label: 'Karnataka' },
];

const rejectCode = async (): Promise<ErrorsByName> => {
  await Promise.resolve();
  return { code: 'Enter the code' };
};

const Profile = () => {
  const [errors, action] = useActionState(rejectCode, {});
  return (
    <Form action={action} aria-label="Profile" errors={errors}>
      <ErrorSummary />
      <Select defaultValue="kl" items={choices} label="State" name="state" />
      <SearchableDropdown label="City" name="city" options={choices} />
      <DatePickerField label="Day" name="day" today="2026-11-01" />
      <RadioGroup defaultValue="kl" label="Home" name="home" options={choices} />
      <StarRating label="Rating" name="rating" />
      <Checkbox label="Agree" name="agrees" />
      <Switch label="Remind" name="remind" />
      <OtpInput label="Code" name="code" />
      <Button type="submit">Save</Button>
    </Form>
  );
};

afterEach(cleanup);

it('all fields retain their values when an action returns errors', async () => {
  render(<Profile />);
  await testers.selectTester('State').choose('Karnataka');
  await testers.searchableDropdownTester('City').choose('Karnataka');
  await testers.datePickerTester('Day').choose('2026-12-24');
  await testers.radioGroupTester('Home').choose('Karnataka');
  await testers.starRatingTester('Rating').choose(4);
  await testers.checkboxTester('Agree').toggle();
  await testers.switchTester('Remind').toggle();
  await testers.otpInputTester('Code').fill('123');
  await testers.formTester('Profile').submit();
  await waitFor(() => expect(testers.formTester('Profile').errors()).toEqual(['Code: Enter the code']));
  expect({
    state: testers.selectTester('State').value(),
    city: testers.searchableDropdownTester('City').value(),
    day: testers.datePickerTester('Day').value(),
    home: testers.radioGroupTester('Home').value(),
    rating: testers.starRatingTester('Rating').value(),
    agrees: testers.checkboxTester('Agree').isSelected(),
    reminds: testers.switchTester('Remind').isSelected(),
    code: testers.otpInputTester('Code').value(),
  }).toEqual({
    state: 'Karnataka',
    city: 'Karnataka',
    day: '24 December 2026',
    home: 'Karnataka',
    rating: 4,
    agrees: true,
    reminds: true,
    code: '123',
  });
});
