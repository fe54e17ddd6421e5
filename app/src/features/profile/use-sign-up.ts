import { useToast } from '@janani/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { pendingProfile } from '../auth/pending.ts';
import { sendCode } from '../auth/send-code.ts';
import { type SignUpValues, toProfile } from './sign-up-rules.ts';

/** Submitting the sign-up form: the profile is kept, a code is sent, the code screen opens (spec §4). */
export const useSignUp = (phone: string) => {
  const [isSubmitting, setSubmitting] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();

  const submit = async (values: SignUpValues) => {
    if (isSubmitting) return;
    if (phone === '') {
      toast.show({ type: 'error', title: t('error.title'), description: t('signUp.phoneMissing') });
      return;
    }
    setSubmitting(true);
    pendingProfile.write(toProfile(values));
    try {
      await sendCode(phone, 'signup');
      await navigate(paths.code, { state: { phone, isLogin: false, otpSent: true } });
    } catch {
      toast.show({
        type: 'error',
        title: t('code.sendFailed.title'),
        description: t('code.sendFailed.text'),
      });
    } finally {
      setSubmitting(false);
    }
  };

  return { isSubmitting, submit };
};
