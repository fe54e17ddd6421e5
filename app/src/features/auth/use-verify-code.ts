import type { Authentication } from '@janani/api-client';
import { useToast } from '@janani/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { analytics } from '../../platform/analytics.ts';
import { api } from '../../platform/api.ts';
import { identity } from '../../platform/identity/identity.ts';
import { localStore, storageKeys, writeJson } from '../../platform/storage.ts';
import { paths } from '../../paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { errorText } from './error-text.ts';
import { type PendingCode, pendingCode, pendingPhone, pendingProfile } from './pending.ts';

/** Spec §9: after success the dashboard opens after about 100 ms. */
const OPEN_DASHBOARD_AFTER_MS = 100;
const CODE = /^\d{6}$/;

const exchange = async ({ mode, phone }: PendingCode, idToken: string): Promise<Authentication> => {
  if (mode === 'login') return api.logIn(idToken);
  const profile = pendingProfile.read();
  if (!profile) throw new Error(t('signUp.failed'));
  const authentication = await api.signUp({ idToken, phone, profile });
  // The week on the dashboard is computed from it, and settings show the rest (decisions T-01, T-04).
  const { first_name: _first, last_name: _last, ...kept } = profile;
  writeJson(localStore, storageKeys.deviceProfile(authentication.user.id), kept);
  return authentication;
};

/** Confirming the code and exchanging it for a signed-in user (spec §4, "Phone sign-in flow"). */
export const useVerifyCode = (pending: PendingCode) => {
  const [isVerifying, setVerifying] = useState(false);
  const { setUser } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();

  const verify = async (code: string): Promise<boolean> => {
    if (!pending.verificationId || !CODE.test(code)) {
      toast.show({ type: 'error', title: t('code.invalid.title'), description: t('code.invalid.text') });
      return false;
    }
    setVerifying(true);
    let fallback = t('code.failed');
    try {
      const idToken = await identity.confirm(pending.verificationId, code);
      if (pending.mode === 'signup') fallback = t('signUp.failed');
      const authentication = await exchange(pending, idToken);
      setUser(authentication);
      pendingPhone.remove();
      pendingProfile.remove();
      pendingCode.remove();
      const { id, phone } = authentication.user;
      analytics.capture(pending.mode === 'login' ? 'user_login' : 'user_signup', { phone, user_id: id });
      toast.show({ type: 'success', title: t('code.success.title'), description: t('code.success.text') });
      setTimeout(() => void navigate(paths.dashboard, { replace: true }), OPEN_DASHBOARD_AFTER_MS);
      return true;
    } catch (error) {
      toast.show({ type: 'error', title: t('error.title'), description: errorText(error, fallback) });
      setVerifying(false);
      return false;
    }
  };

  return { isVerifying, verify };
};
