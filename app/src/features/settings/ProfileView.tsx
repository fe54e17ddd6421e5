import { formatDay } from '../../i18n/format.ts';
import { translateStateName } from '../../i18n/place-name.ts';
import { t } from '../../i18n/t.ts';
import { todayInIndia } from '../profile/dates.ts';
import { pregnancyWeek } from '../profile/pregnancy-week.ts';
import { genderTexts } from './gender-texts.ts';
import { formatPhoneWithPrefix } from './phone-text.ts';
import type { ProfileValues } from './profile-form.ts';
import { facts, factTerm, factValue, missingTerms, wide } from './Settings.css.ts';

type Field = { term: string; value: string; isWide?: boolean };

const getFields = (phone: string, values: ProfileValues): Field[] => {
  const { week, isFromDueDate } = pregnancyWeek('settings', values.due_date, todayInIndia());
  return [
    { term: t('signUp.firstName'), value: values.first_name },
    { term: t('signUp.lastName'), value: values.last_name },
    { term: t('settings.phone'), value: formatPhoneWithPrefix(phone) },
    { term: t('settings.email'), value: values.email },
    {
      term: t('settings.week'),
      value: isFromDueDate
        ? t('settings.week.due', { week, day: formatDay(values.due_date) })
        : t('settings.week.example', { week }),
    },
    { term: t('settings.dob'), value: values.dob && formatDay(values.dob) },
    { term: t('signUp.state'), value: translateStateName(values.state_name) },
    { term: t('signUp.city'), value: values.city },
    { term: t('signUp.hospital'), value: values.hospital?.label ?? '' },
    { term: t('signUp.doctor'), value: values.doctor?.label ?? '' },
    { term: t('settings.gender'), value: values.gender && t(genderTexts[values.gender]) },
    { term: t('settings.address'), value: values.address },
    { term: t('settings.pincode'), value: values.pincode },
    {
      term: t('settings.whatsapp'),
      value: values.wa_optin ? t('settings.whatsapp.on') : t('settings.whatsapp.off'),
    },
    { term: t('settings.bio'), value: values.bio, isWide: true },
  ];
};

/** The fifteen fields of spec §2, "Settings", for reading: those without a value together in one line. */
export const ProfileView = ({ phone, values }: { phone: string; values: ProfileValues }) => {
  const fields = getFields(phone, values);
  const missing = fields.filter(({ value }) => value === '').map(({ term }) => term);
  return (
    <dl className={facts}>
      {fields.map(
        ({ term, value, isWide }) =>
          value !== '' && (
            <div key={term} className={isWide ? wide : undefined}>
              <dt className={factTerm}>{term}</dt>
              <dd className={factValue}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
      {missing.length > 0 && (
        <div className={wide}>
          <dt className={factTerm}>{t('settings.missing')}</dt>
          <dd className={missingTerms}>{missing.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
};
