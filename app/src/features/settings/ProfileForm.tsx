import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { Form } from '@janani/ui/form';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { ActionBar } from '../action-bar/ActionBar.tsx';
import { CareFields } from '../sign-up/CareFields.tsx';
import type { SignUpFieldsProps } from '../sign-up/sign-up-fields.ts';
import { ContactFields } from './ContactFields.tsx';
import { AdditionalFields } from './AdditionalFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type ProfileField, type ProfileValues, changeProfile, validateProfile } from './profile-form.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import { saveProfileDraft } from './profile-draft.ts';
import { buttons, failureAtEnd, grid, grows, oneBelowTheOther } from './Settings.css.ts';

type ProfileFormProps = {
  userId: string;
  phone: string;
  initial: ProfileValues;
  /** Returns whether they were saved. */
  onSave: (values: ProfileValues) => boolean;
  onCancel: () => void;
};

const FORM_ID = 'profile-form';

/** The fifteen fields of spec §2, "Settings", for editing. */
const ProfileForm = ({ userId, phone, initial, onSave, onCancel }: ProfileFormProps) => {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<ProfileField>>(new Set());
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [failedSaves, setFailedSaves] = useState(0);
  const failureRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failedSaves > 0) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failedSaves]);
  const errors = validateProfile(values);

  const fields: ProfileFieldsProps = {
    values,
    change: (field, value) =>
      setValues((current) => {
        const next = changeProfile(current, field, value);
        saveProfileDraft(userId, next);
        return next;
      }),
    markTouched: (field) => setTouched((current) => new Set(current).add(field)),
    getError: (field) => {
      const fieldError = errors[field];
      return fieldError && (hasSubmitted || touched.has(field)) ? t(fieldError) : undefined;
    },
  };
  const submit = () => {
    setHasSubmitted(true);
    if (Object.keys(errors).length === 0 && !onSave(values)) setFailedSaves(failedSaves + 1);
  };

  return (
    <>
      <Form id={FORM_ID} onSubmit={submit} aria-labelledby="profile">
        <div className={grid}>
          <PersonFields phone={phone} {...fields} />
          <ContactFields {...fields} />
          <div className={oneBelowTheOther}>
            <CareFields
              {...fields}
              // This field group is shared with sign-up and changes fields of sign-up only.
              change={fields.change as SignUpFieldsProps['change']}
            />
          </div>
          <AdditionalFields {...fields} />
        </div>
      </Form>
      {failedSaves > 0 && (
        // A new key for each failure, so that it is announced again.
        <Alert tone="error" className={failureAtEnd} key={failedSaves} ref={failureRef}>
          {t('settings.notSaved')}
        </Alert>
      )}
      <ActionBar>
        <div className={buttons}>
          <Button variant="outline" onPress={onCancel}>
            {t('settings.cancel')}
          </Button>
          <div className={grows}>
            <Button type="submit" form={FORM_ID} isFullWidth>
              {t('settings.save')}
            </Button>
          </div>
        </div>
      </ActionBar>
    </>
  );
};

export default ProfileForm;
