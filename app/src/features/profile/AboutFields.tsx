import { DatePickerField } from '@janani/ui/date-picker-field';
import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { errorText } from '../auth/error-text.ts';
import { useStates } from '../directory/queries.ts';
import { earliestDueDate, latestDueDate, todayInIndia } from './dates.ts';
import { half } from './SignUpForm.css.ts';
import type { SignUpFieldsProps } from './SignUpForm.tsx';
import { isDueDateFar } from './sign-up-rules.ts';

/** Who she is, when her child is due, and where she lives. */
export const AboutFields = ({ values, change, leave, errorOf }: SignUpFieldsProps) => {
  const states = useStates();
  const today = todayInIndia();
  const hasState = values.state_id !== null;

  return (
    <>
      <div className={half}>
        <TextField
          label={t('signUp.firstName')}
          name="first_name"
          autoComplete="given-name"
          value={values.first_name}
          onChange={(text) => change('first_name', text)}
          onBlur={() => leave('first_name')}
          error={errorOf('first_name')}
        />
      </div>
      <div className={half}>
        <TextField
          label={t('signUp.lastName')}
          name="last_name"
          autoComplete="family-name"
          value={values.last_name}
          onChange={(text) => change('last_name', text)}
          onBlur={() => leave('last_name')}
          error={errorOf('last_name')}
        />
      </div>
      <div className={half}>
        <DatePickerField
          label={t('signUp.dueDate')}
          name="due_date"
          placeholder={t('signUp.dueDate.placeholder')}
          value={values.due_date}
          minValue={earliestDueDate(today).toString()}
          maxValue={latestDueDate(today).toString()}
          unavailableReason={t('signUp.dueDate.why')}
          description={
            isDueDateFar(values.due_date, today) ? t('signUp.dueDate.far') : t('signUp.dueDate.why')
          }
          onChange={(day) => change('due_date', day)}
          onBlur={() => leave('due_date')}
          error={errorOf('due_date')}
        />
      </div>
      <div className={half}>
        <Select
          label={t('signUp.state')}
          name="state_id"
          placeholder={t('signUp.state.placeholder')}
          items={(states.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={hasState ? String(values.state_id) : ''}
          status={states.isPending ? 'loading' : states.isError ? 'failed' : 'ready'}
          loadingText={t('signUp.state.loading')}
          failedText={t('signUp.state.failed')}
          onRetry={() => void states.refetch()}
          onChange={(value) => change('state_id', Number(value))}
          onBlur={() => leave('state_id')}
          error={
            states.isError ? errorText(states.error, t('signUp.state.fetchFailed')) : errorOf('state_id')
          }
        />
      </div>
      <TextField
        label={t('signUp.city')}
        name="city"
        autoComplete="address-level2"
        value={values.city}
        isDisabled={!hasState}
        disabledReason={t('signUp.city.why')}
        onChange={(text) => change('city', text)}
        onBlur={() => leave('city')}
        error={hasState ? errorOf('city') : undefined}
      />
    </>
  );
};
