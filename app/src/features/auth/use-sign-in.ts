import { useToast } from '@janani/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { api } from '../../platform/api.ts';
import { paths } from '../../paths.ts';
import { errorText } from './error-text.ts';
import { pendingPhone } from './pending.ts';
import { sendCode } from './send-code.ts';

/** Submitting the sign-in form: phone check, then a code or the sign-up form (spec §4). */
export const useSignIn = () => {
  const [isSubmitting, setSubmitting] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  const proceed = async (phone: string) => {
    const { exists } = await api.checkPhone(phone).catch((error: unknown) => {
      throw new Error(errorText(error, t('signIn.checkFailed')), { cause: error });
    });
    if (exists === undefined) {
      toast.show({ type: 'error', title: t('signIn.unable.title'), description: t('signIn.unable.text') });
    } else if (exists) {
      await sendCode(phone, 'login').catch((error: unknown) => {
        throw new Error(errorText(error, t('error.general')), { cause: error });
      });
      await navigate(paths.code, { state: { phone, isLogin: true, otpSent: true } });
    } else {
      pendingPhone.write(phone);
      await navigate(paths.signUp, { state: { phone } });
    }
  };

  const submit = async (phone: string) => {
    if (isSubmitting) return;
    setSubmitting(true);
    try {
      await proceed(phone);
    } catch (error) {
      const description = error instanceof Error ? error.message : t('error.general');
      toast.show({ type: 'error', title: t('error.title'), description });
    } finally {
      setSubmitting(false);
    }
  };

  return { isSubmitting, submit };
};
