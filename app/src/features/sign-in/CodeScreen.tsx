import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { getPending } from './flow.ts';
import { Redirect } from '../account/guards.tsx';
import type { PendingCode } from '../account/pending.ts';
import { toProviderPhone, formatPhone } from '../account/phone.ts';
import { createReplacedToast } from './replaced-toast.ts';
import { useFlow } from './use-flow.ts';

/** The screen for a sent code. */
export const CodeScreen = ({ initialCode }: { initialCode: PendingCode }) => {
  const { user } = useAuth();
  const { state, send } = useFlow(() => ({ step: 'code', pending: initialCode }));
  const toast = useToast();
  const pending = getPending(state) ?? initialCode;

  const onOpen = useEffectEvent(() => send({ type: 'code screen opened' }));
  useEffect(() => onOpen(), []);

  // Signed in in another tab. A user who was verified here leaves after a welcome.
  const isOtherUser = user !== null && toProviderPhone(user.phone) !== toProviderPhone(pending.phone);
  const isVerified = state.step === 'exchanging' || state.step === 'signing in' || state.step === 'leaving';
  const onOtherUser = useEffectEvent((phone: string) => {
    send({ type: 'superseded' });
    toast.show(createReplacedToast(phone));
  });
  useEffect(() => {
    if (isOtherUser) onOtherUser(user.phone);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each user, however often the entries are read
  }, [isOtherUser, user?.id]);
  if (user && (isOtherUser || !isVerified)) return <Redirect to={paths.dashboard} />;

  return (
    <SignInLayout
      title={t('code.title')}
      text={
        <>
          {t('code.sentTo')} <strong dir="ltr">{formatPhone(pending.phone)}</strong>
        </>
      }
      backTo={pending.mode === 'login' ? paths.signIn : paths.signUp}
      archBelow="tablet"
      isBelowToasts
    >
      <CodeForm state={state} pending={pending} send={send} />
    </SignInLayout>
  );
};
