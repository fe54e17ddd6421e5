import { useEffect, useEffectEvent } from 'react';
import { t } from '../../i18n/entry-text.ts';
import { paths } from '../../paths.ts';
import { useAuth } from './AuthProvider.tsx';
import { CodeForm } from './CodeForm.tsx';
import { EntryLayout } from './EntryLayout.tsx';
import { pendingOf } from './flow.ts';
import { Redirect } from './guards.tsx';
import type { PendingCode } from './pending.ts';
import { readablePhone } from './phone.ts';
import { useFlow } from './use-flow.ts';

/** The code screen of a code that is on its way. */
export const CodeScreen = ({ opened }: { opened: PendingCode }) => {
  const { isAuthenticated } = useAuth();
  const { state, send } = useFlow(() => ({ step: 'code', pending: opened }));
  const pending = pendingOf(state) ?? opened;

  const onOpen = useEffectEvent(() => send({ type: 'code screen opened' }));
  useEffect(() => onOpen(), []);

  // Signed in in another tab. Who has just been verified here leaves by herself, after her welcome.
  const isOwnSignIn = state.step === 'exchanging' || state.step === 'leaving';
  if (isAuthenticated && !isOwnSignIn) return <Redirect to={paths.dashboard} />;

  return (
    <EntryLayout
      title={t('code.title')}
      text={
        <>
          {t('code.sentTo')} <strong>{readablePhone(pending.phone)}</strong>
        </>
      }
      backTo={pending.mode === 'login' ? paths.signIn : paths.signUp}
    >
      <CodeForm state={state} pending={pending} send={send} />
    </EntryLayout>
  );
};
