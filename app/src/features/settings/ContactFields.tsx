import { Select } from '@janani/ui/select';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { useStates } from '../../data/directory-queries.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';

/** Where the user lives. A new state clears the city, as at sign-up. */
export const ContactFields = ({ values, change }: ProfileFieldsProps) => {
  const states = useStates();
  const hasState = values.state_id !== null;
  const status = states.data ? 'ready' : states.isFetching ? 'loading' : 'failed';
  return (
    <>
      <Select
        label={t('signUp.state')}
        name="state_id"
        placeholder={t('signUp.state.placeholder')}
        items={(states.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={hasState ? String(values.state_id) : ''}
        status={status}
        loadingText={t('signUp.state.loading')}
        failedText={t('signUp.state.failed')}
        onRetry={() => void states.refetch()}
        onChange={(value) => {
          change('state_id', Number(value));
          change('state_name', states.data?.find(({ id }) => String(id) === value)?.name ?? '');
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
      />
    </>
  );
};
