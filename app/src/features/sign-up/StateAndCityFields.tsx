import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { translateStateName } from '../../i18n/place-name.ts';
import { t } from '../../i18n/t.ts';
import { getErrorText } from '../../data/error-text.ts';
import { useStates } from '../../data/directory-queries.ts';
import { halfWidth } from './SignUpForm.css.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

/** The user's state and city: the state enables the city. */
export const StateAndCityFields = ({ values, change, markTouched, getError }: SignUpFieldsProps) => {
  const states = useStates();
  const hasState = values.state_id !== null;

  return (
    <>
      <div className={halfWidth}>
        <Select
          isRequired
          closesOnBack
          label={t('signUp.state')}
          name="state_id"
          placeholder={t('signUp.state.placeholder')}
          items={(states.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: translateStateName(name),
          }))}
          value={hasState ? String(values.state_id) : ''}
          status={states.isPending ? 'loading' : states.isError ? 'failed' : 'ready'}
          loadingText={t('signUp.state.loading')}
          failedText={t('signUp.state.failed')}
          onRetry={() => void states.refetch()}
          onChange={(value) => change('state_id', Number(value))}
          onBlur={() => markTouched('state_id')}
          error={
            states.isError ? getErrorText(states.error, t('signUp.state.fetchFailed')) : getError('state_id')
          }
        />
      </div>
      <TextField
        isRequired
        label={t('signUp.city')}
        name="city"
        autoComplete="address-level2"
        value={values.city}
        isDisabled={!hasState}
        disabledReason={t('signUp.city.why')}
        onChange={(text) => change('city', text)}
        onBlur={() => markTouched('city')}
        error={hasState ? getError('city') : undefined}
      />
    </>
  );
};
