import { DatePickerField } from '@janani/ui/date-picker-field';
import { DateOfBirthField } from '@janani/ui/date-of-birth-field';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { earliestDueDate, latestDueDate, todayInIndia } from '../profile/dates.ts';
import { pregnancyWeek } from '../profile/pregnancy-week.ts';
import { formatPhoneWithPrefix } from './phone-text.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';

/** The user's name and pregnancy; the week is picked as the due date (decision T-03). */
export const PersonFields = ({
  phone,
  values,
  change,
  markTouched,
  getError,
}: ProfileFieldsProps & { phone: string }) => {
  const today = todayInIndia();
  const { week, isFromDueDate } = pregnancyWeek('settings', values.due_date, today);
  return (
    <>
      <TextField
        label={t('signUp.firstName')}
        name="first_name"
        autoComplete="given-name"
        value={values.first_name}
        onChange={(text) => change('first_name', text)}
        onBlur={() => markTouched('first_name')}
        error={getError('first_name')}
      />
      <TextField
        label={t('signUp.lastName')}
        name="last_name"
        autoComplete="family-name"
        value={values.last_name}
        onChange={(text) => change('last_name', text)}
        onBlur={() => markTouched('last_name')}
        error={getError('last_name')}
      />
      <TextField
        label={t('settings.phone')}
        name="phone"
        value={formatPhoneWithPrefix(phone)}
        isReadOnly
        description={t('settings.phone.hint')}
      />
      <TextField
        label={t('settings.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(text) => change('email', text)}
        onBlur={() => markTouched('email')}
        error={getError('email')}
      />
      <DatePickerField
        closesOnBack
        label={t('settings.week')}
        name="due_date"
        placeholder={t('signUp.dueDate.placeholder')}
        value={values.due_date}
        minValue={earliestDueDate(today).toString()}
        maxValue={latestDueDate(today).toString()}
        unavailableReason={t('signUp.dueDate.why')}
        description={isFromDueDate ? t('settings.week.is', { week }) : t('settings.week.pick')}
        onChange={(day) => change('due_date', day)}
      />
      <DateOfBirthField
        label={t('settings.dob')}
        name="dob"
        value={values.dob}
        onChange={(day) => change('dob', day)}
      />
    </>
  );
};
