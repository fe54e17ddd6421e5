import { SearchableDropdown } from '@janani/ui/searchable-dropdown';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../i18n/t.ts';
import { errorText } from '../../data/error-text.ts';
import { findDoctors, findHospitals } from '../../data/directory-queries.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

const withText = <Value,>(work: Promise<Value>, fallback: string): Promise<Value> =>
  work.catch((error: unknown) => {
    throw new Error(errorText(error, fallback), { cause: error });
  });

/** Where the user is cared for: the hospital enables the doctor; both may be typed by hand. */
export const CareFields = ({ values, change, leave, errorOf }: SignUpFieldsProps) => {
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
        onBlur={() => leave('hospital')}
        loadOptions={(text) => withText(findHospitals(client, text), t('signUp.hospital.fetchFailed'))}
        allowsCustom
        error={errorOf('hospital')}
      />
      <SearchableDropdown
        isRequired
        closesOnBack
        // A new hospital is a new list: nothing of the old one may land in it.
        key={hospital?.value ?? 'none'}
        label={t('signUp.doctor')}
        name="doctor"
        value={values.doctor}
        onChange={(choice) => change('doctor', choice)}
        onBlur={() => leave('doctor')}
        // A hospital typed by hand has no code and so no list (decision T-28).
        {...(hospital && !hospital.isCustom
          ? {
              minChars: 0,
              loadOptions: (text: string) =>
                withText(findDoctors(client, hospital.value, text), t('signUp.doctor.fetchFailed')),
            }
          : { options: [] })}
        allowsCustom
        isDisabled={hospital === null}
        disabledReason={t('signUp.doctor.why')}
        error={hospital ? errorOf('doctor') : undefined}
      />
    </>
  );
};
