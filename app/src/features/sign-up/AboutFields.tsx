import { DatePickerField } from '@janani/ui/date-picker-field';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { earliestDueDate, latestDueDate, todayInIndia } from '../profile/dates.ts';
import { halfWidth } from './SignUpForm.css.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';
import { isDueDateFar } from './sign-up-rules.ts';

/** The user's name and due date. */
export const AboutFields = ({ values, change, markTouched, getError }: SignUpFieldsProps) => {
  const today = todayInIndia();

  return (
    <>
      <div className={halfWidth}>
        <TextField
          isRequired
          label={t('signUp.firstName')}
          name="first_name"
          autoComplete="given-name"
          value={values.first_name}
          onChange={(text) => change('first_name', text)}
          onBlur={() => markTouched('first_name')}
          error={getError('first_name')}
        />
      </div>
      <div className={halfWidth}>
        <TextField
          isRequired
          label={t('signUp.lastName')}
          name="last_name"
          autoComplete="family-name"
          value={values.last_name}
          onChange={(text) => change('last_name', text)}
          onBlur={() => markTouched('last_name')}
          error={getError('last_name')}
        />
      </div>
      <div className={halfWidth}>
        <DatePickerField
          isRequired
          closesOnBack
          label={t('signUp.dueDate')}
          name="due_date"
          placeholder={t('signUp.dueDate.placeholder')}
          value={values.due_date}
          minValue={earliestDueDate(today).toString()}
          maxValue={latestDueDate(today).toString()}
          unavailableReason={t('signUp.dueDate.why')}
          description={isDueDateFar(values.due_date, today) ? t('signUp.dueDate.far') : undefined}
          onChange={(day) => change('due_date', day)}
          onBlur={() => markTouched('due_date')}
          error={getError('due_date')}
        />
      </div>
    </>
  );
};
