import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../src/button/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { DateOfBirthField } from '../src/date-of-birth-field/index.ts';
import { ErrorSummary, Form } from '../src/form/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { StarRating } from '../src/star-rating/index.ts';
import { Switch } from '../src/switch/index.ts';
import {
  checkboxTester,
  dateOfBirthTester,
  formTester,
  radioGroupTester,
  starRatingTester,
  switchTester,
  textAreaTester,
} from '../src/testing/index.ts';
import { TextArea } from '../src/text-area/index.ts';

afterEach(cleanup);

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

/** A form with one field of each kind, which holds the values and requires all of them. */
const Profile = ({ onSubmit }: { onSubmit: (values: object) => void }) => {
  const [agrees, setAgrees] = useState(false);
  const [isDark, setDark] = useState(false);
  const [gender, setGender] = useState('');
  const [bio, setBio] = useState('');
  const [stars, setStars] = useState(0);
  const [birthday, setBirthday] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = (isMissing: boolean, error: string) => (isSubmitted && isMissing ? error : undefined);
  const errors = {
    agrees: missing(!agrees, 'Please agree'),
    gender: missing(gender === '', 'Please choose one'),
    bio: missing(bio === '', 'Please write something'),
    stars: missing(stars === 0, 'Please give a star'),
    birthday: missing(birthday === '', 'Date of birth is required'),
  };
  const submit = () => {
    setSubmitted(true);
    onSubmit({ agrees, isDark, gender, bio, stars, birthday });
  };
  return (
    <Form aria-label="Profile" errors={errors} onSubmit={submit}>
      <ErrorSummary />
      <Checkbox isSelected={agrees} label="I agree" name="agrees" onChange={setAgrees} />
      <Switch isSelected={isDark} label="Dark theme" onChange={setDark} />
      <RadioGroup label="Gender" name="gender" onChange={setGender} options={GENDERS} value={gender} />
      <TextArea characterLimit={100} label="Bio" name="bio" onChange={setBio} value={bio} />
      <StarRating label="Your rating" name="stars" onChange={setStars} value={stars} />
      <DateOfBirthField
        isRequired
        label="Date of birth"
        name="birthday"
        onChange={setBirthday}
        today="2026-11-21"
        value={birthday}
      />
      <Button type="submit">Save Changes</Button>
    </Form>
  );
};

describe('the page objects of ./testing for forms', () => {
  it('fill in every field and submit the values', async () => {
    const onSubmit = vi.fn<(values: object) => void>();
    render(<Profile onSubmit={onSubmit} />);
    await checkboxTester('I agree').toggle();
    await switchTester('Dark theme').toggle();
    expect(radioGroupTester('Gender').options()).toEqual(['Female', 'Other']);
    await radioGroupTester('Gender').choose('Other');
    await textAreaTester('Bio').type('Loves gardening');
    await starRatingTester('Your rating').choose(4);
    await dateOfBirthTester('Date of birth').fill('1996-05-04');
    await formTester('Profile').submit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      agrees: true,
      isDark: true,
      gender: 'other',
      bio: 'Loves gardening',
      stars: 4,
      birthday: '1996-05-04',
    });
    expect(formTester('Profile').errors()).toEqual([]);
    expect(checkboxTester('I agree').isSelected()).toBe(true);
    expect(switchTester('Dark theme').isSelected()).toBe(true);
    expect(radioGroupTester('Gender').value()).toBe('Other');
    expect(starRatingTester('Your rating').value()).toBe(4);
    await starRatingTester('Your rating').clear();
    expect(starRatingTester('Your rating').value()).toBe(0);
    expect(dateOfBirthTester('Date of birth').texts()).toEqual(['04', '05', '1996']);
  });

  it('read the errors of every field and of the summary, from top to bottom', async () => {
    render(<Profile onSubmit={() => {}} />);
    const form = formTester('Profile');
    await form.submit();
    await vi.waitFor(() => expect(form.errors()).toHaveLength(5));
    expect(form.errors()).toEqual([
      'I agree: Please agree',
      'Gender: Please choose one',
      'Bio: Please write something',
      'Your rating: Please give a star',
      'Date of birth: Date of birth is required',
    ]);
    expect(checkboxTester('I agree').error()).toBe('Please agree');
    expect(radioGroupTester('Gender').error()).toBe('Please choose one');
    expect(textAreaTester('Bio').error()).toBe('Please write something');
    expect(textAreaTester('Bio').description()).toContain('Up to 100 characters');
    expect(starRatingTester('Your rating').error()).toBe('Please give a star');
    expect(dateOfBirthTester('Date of birth').error()).toBe('Date of birth is required');

    await form.goTo('Date of birth');
    expect(document.activeElement?.getAttribute('autocomplete')).toBe('bday-day');
    await form.goTo('Your rating');
    expect(document.activeElement?.getAttribute('value')).toBe('1');
  });

  it('read the validation error of the date of birth, also in the summary', async () => {
    render(<Profile onSubmit={() => {}} />);
    await dateOfBirthTester('Date of birth').fill('1996-02-30');
    expect(dateOfBirthTester('Date of birth').error()).toMatch(/^This date does not exist/);
    await formTester('Profile').submit();
    await vi.waitFor(() => expect(formTester('Profile').errors()).toHaveLength(5));
    expect(formTester('Profile').errors().at(-1)).toMatch(/^Date of birth: This date does not exist/);
  });
});
