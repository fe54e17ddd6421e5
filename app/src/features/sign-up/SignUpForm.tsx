import { Button } from '@janani/ui/button';
import { createLazyChunk, useLazyChunk } from '@janani/ui/loading';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import type { InitialSignUp } from '../sign-in/initial-sign-up.ts';
import { findStateName, useStates } from '../../data/directory-queries.ts';
import { type Message, msg } from '../../i18n/msg.ts';
import { t } from '../../i18n/t.ts';
import { locale } from '../../i18n/language.ts';
import { AboutFields } from './AboutFields.tsx';
import { todayInIndia } from '../profile/dates.ts';
import { FieldsPlaceholder } from './FieldsPlaceholder.tsx';
import { saveSignUpDraft, readSignUpDraft } from './sign-up-draft.ts';
import { signUpForm, untouched } from './SignUpForm.css.ts';
import { type SignUpField, type SignUpErrors, changeSignUp, validateSignUp } from './sign-up-rules.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';
import { useSignUp } from './use-sign-up.ts';

const lazyFields = createLazyChunk(() => import('./LaterFields.tsx'));

const labels: Record<SignUpField, Message> = {
  first_name: msg('signUp.firstName'),
  last_name: msg('signUp.lastName'),
  due_date: msg('signUp.dueDate'),
  state_id: msg('signUp.state'),
  city: msg('signUp.city'),
  hospital: msg('signUp.hospital'),
  doctor: msg('signUp.doctor'),
};

const fieldNames = (errors: SignUpErrors) =>
  new Intl.ListFormat(locale()).format(
    (Object.keys(errors) as SignUpField[]).map((field) => t(labels[field])),
  );

/** The seven fields of spec §2, validated on every change. */
export const SignUpForm = ({ phone, isFromNavigation }: InitialSignUp) => {
  const [saved] = useState(() => readSignUpDraft(phone));
  const [values, setValues] = useState(saved);
  const [touched, setTouched] = useState<ReadonlySet<SignUpField>>(new Set());
  const { isSubmitting, submit } = useSignUp(phone, isFromNavigation);
  const later = useLazyChunk(lazyFields, { isRequested: true });
  const LaterFields = later.module?.default;
  // Requested now, not when their field has loaded.
  const { data: states } = useStates();
  useLayoutEffect(() => {
    if (values !== saved) saveSignUpDraft(phone, values);
  }, [saved, phone, values]);
  const errors = validateSignUp(values, todayInIndia());
  const isValid = Object.keys(errors).length === 0;

  const fields: SignUpFieldsProps = {
    values,
    change: (field, value) => {
      // The displayed values stay those that are being sent.
      if (!isSubmitting) setValues((current) => changeSignUp(current, field, value));
    },
    markTouched: (field) => setTouched((current) => new Set(current).add(field)),
    getError: (field) => {
      const fieldError = errors[field];
      return fieldError && touched.has(field) ? t(fieldError) : undefined;
    },
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid) submit(values, findStateName(states, values.state_id));
  };

  return (
    <form
      className={touched.size === 0 && values === saved ? `${signUpForm} ${untouched}` : signUpForm}
      onSubmit={onSubmit}
      noValidate
    >
      <AboutFields {...fields} />
      {LaterFields ? (
        <LaterFields {...fields} />
      ) : (
        <FieldsPlaceholder hasFailed={later.hasFailed} onRetry={later.load} />
      )}
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={!isValid}
        disabledReason={t('signUp.why', { fields: fieldNames(errors) })}
        isPending={isSubmitting}
        pendingLabel={t('signUp.submitting')}
      >
        {t('signUp.submit')}
      </Button>
    </form>
  );
};
