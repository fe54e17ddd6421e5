import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { getErrorText } from '../../data/error-text.ts';
import { findDoctors, findHospitals } from '../../data/directory-queries.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

const withErrorText = <Value,>(work: Promise<Value>, fallback: string): Promise<Value> =>
  work.catch((error: unknown) => {
    throw new Error(getErrorText(error, fallback), { cause: error });
  });

/** The user's hospital and doctor: the hospital enables the doctor; both may be entered as free text. */
export const CareFields = ({ values, change, markTouched, getError }: SignUpFieldsProps) => {
  const client = useQueryClient();
  const { hospital } = values;

  return (
    <>
      <SearchableDropdown
        isRequired
        closesOnBack
        label={t('signUp.hospital')}
        name="hospital"
        value={values.hospital}
        onChange={(choice) => change('hospital', choice)}
        onBlur={() => markTouched('hospital')}
        loadOptions={(text) => withErrorText(findHospitals(client, text), t('signUp.hospital.fetchFailed'))}
        allowsCustom
        searchBy="sound"
        error={getError('hospital')}
      />
      <SearchableDropdown
        isRequired
        closesOnBack
        // A new hospital has another list: results for the previous hospital must not appear in it.
        key={hospital?.value ?? 'none'}
        label={t('signUp.doctor')}
        name="doctor"
        value={values.doctor}
        onChange={(choice) => change('doctor', choice)}
        onBlur={() => markTouched('doctor')}
        // A hospital entered as free text has no code, and so no list (decision T-28).
        {...(hospital && !hospital.isCustom
          ? {
              minChars: 0,
              loadOptions: (text: string) =>
                withErrorText(findDoctors(client, hospital.value, text), t('signUp.doctor.fetchFailed')),
            }
          : { options: [] })}
        allowsCustom
        searchBy="sound"
        isDisabled={hospital === null}
        disabledReason={t('signUp.doctor.why')}
        error={hospital ? getError('doctor') : undefined}
      />
    </>
  );
};
