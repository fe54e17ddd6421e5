import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { getErrorText } from '../../data/error-text.ts';
import { findDoctors, findHospitals } from '../../data/directory-queries.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';
import type { Choice } from './sign-up-rules.ts';

const withErrorText = <Value,>(work: Promise<Value>, fallback: string): Promise<Value> =>
  work.catch((error: unknown) => {
    throw new Error(getErrorText(error, fallback), { cause: error });
  });

/** The user's hospital and doctor: the hospital enables the doctor; both may be entered as free text. */
export const CareFields = ({ values, change, markTouched, getError }: SignUpFieldsProps) => {
  const client = useQueryClient();
  const { hospital } = values;

  const getProps = (field: 'hospital' | 'doctor') => {
    const choice = values[field];
    return {
      allowsCustom: true,
      closesOnBack: true,
      isRequired: true,
      name: field,
      // The label of an option, which the form has already. Free text is its own label.
      options: choice && !choice.isCustom ? [choice] : [],
      searchBy: 'sound' as const,
      value: choice?.value ?? null,
      onSelectionChange: (next: Choice | null) => change(field, next),
      onBlur: () => markTouched(field),
    };
  };

  return (
    <>
      <SearchableDropdown
        {...getProps('hospital')}
        label={t('signUp.hospital')}
        loadOptions={(text) => withErrorText(findHospitals(client, text), t('signUp.hospital.fetchFailed'))}
        error={getError('hospital')}
      />
      <SearchableDropdown
        {...getProps('doctor')}
        // A new hospital has another list: results for the previous hospital must not appear in it.
        key={hospital?.value ?? 'none'}
        label={t('signUp.doctor')}
        // A hospital entered as free text has no code, and so no list (decision T-28).
        {...(hospital && !hospital.isCustom
          ? {
              minChars: 0,
              loadOptions: (text: string) =>
                withErrorText(findDoctors(client, hospital.value, text), t('signUp.doctor.fetchFailed')),
            }
          : {})}
        isDisabled={hospital === null}
        disabledReason={t('signUp.doctor.why')}
        error={hospital ? getError('doctor') : undefined}
      />
    </>
  );
};
