import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { translateStateName } from '../../i18n/place-name.ts';
import { t } from '../../i18n/t.ts';
import { findStateName, useStates } from '../../data/directory-queries.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';

/** The user's address. A new state clears the city, as at sign-up. */
export const ContactFields = ({ values, change, markTouched, getError }: ProfileFieldsProps) => {
  const states = useStates();
  const hasState = values.state_id !== null;
  // The user's own state is known without the list.
  const ownState = { id: values.state_id ?? 0, name: values.state_name };
  const selectableStates = states.data ?? (hasState && values.state_name !== '' ? [ownState] : []);
  const status = states.data ? 'ready' : states.isFetching ? 'loading' : 'failed';
  return (
    <>
      <Select
        label={t('signUp.state')}
        name="state_id"
        placeholder={t('signUp.state.placeholder')}
        items={selectableStates.map(({ id, name }) => ({
          value: String(id),
          label: translateStateName(name),
        }))}
        value={hasState ? String(values.state_id) : ''}
        status={status}
        loadingText={t('signUp.state.loading')}
        failedText={t('signUp.state.failed')}
        // The control itself shows the error if there is no state to show.
        description={
          status === 'failed' && selectableStates.length > 0 ? t('signUp.state.failed') : undefined
        }
        onRetry={() => void states.refetch()}
        onChange={(value) => {
          change('state_id', Number(value));
          change('state_name', findStateName(states.data, Number(value)) ?? '');
        }}
      />
      <TextField
        label={t('signUp.city')}
        name="city"
        autoComplete="address-level2"
        value={values.city}
        isDisabled={!hasState && values.city === ''}
        disabledReason={t('signUp.city.why')}
        onChange={(text) => change('city', text)}
        onBlur={() => markTouched('city')}
        error={getError('city')}
      />
    </>
  );
};
