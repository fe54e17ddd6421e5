import { Checkbox } from '@janani/ui/checkbox';
import { RadioGroup } from '@janani/ui/radio-group';
import { TextArea } from '@janani/ui/text-area';
import { TextField } from '@janani/ui/text-field';
import { t } from '../../i18n/t.ts';
import { genders } from '../profile/device-profile.ts';
import { genderTexts } from './gender-texts.ts';
import { normalizePincode } from './profile-form.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import { wide } from './Settings.css.ts';

/** The remaining fields of the profile. */
export const AdditionalFields = ({ values, change, markTouched, getError }: ProfileFieldsProps) => (
  <>
    <div className={wide}>
      <RadioGroup
        label={t('settings.gender')}
        name="gender"
        orientation="horizontal"
        options={genders.map((gender) => ({ value: gender, label: t(genderTexts[gender]) }))}
        value={values.gender}
        onChange={(value) => change('gender', genders.find((gender) => gender === value) ?? '')}
      />
    </div>
    <TextField
      label={t('settings.address')}
      name="address"
      autoComplete="street-address"
      value={values.address}
      onChange={(text) => change('address', text)}
      onBlur={() => markTouched('address')}
      error={getError('address')}
    />
    <TextField
      label={t('settings.pincode')}
      name="pincode"
      autoComplete="postal-code"
      inputMode="numeric"
      value={values.pincode}
      onChange={(text) => change('pincode', normalizePincode(text))}
    />
    <div className={wide}>
      <TextArea
        label={t('settings.bio')}
        name="bio"
        value={values.bio}
        onChange={(text) => change('bio', text)}
        onBlur={() => markTouched('bio')}
        error={getError('bio')}
      />
    </div>
    <div className={wide}>
      <Checkbox
        label={t('settings.whatsapp')}
        name="wa_optin"
        isSelected={values.wa_optin}
        onChange={(isSelected) => change('wa_optin', isSelected)}
      />
    </div>
  </>
);
