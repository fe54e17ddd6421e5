import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CodeForm } from '../../features/auth/CodeForm.tsx';
import { EntryLayout } from '../../features/auth/EntryLayout.tsx';
import { LoadingScreen } from '../../features/auth/LoadingScreen.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { openCodeScreen } from '../../features/auth/open-code-screen.ts';
import { readablePhone } from '../../features/auth/phone.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';

/** /otp */
const Code = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  const [pending, setPending] = useState(() => openCodeScreen(state));
  const [wasGuest, setWasGuest] = useState(false);
  if (isLoading) return <LoadingScreen />;
  if (!isAuthenticated && !wasGuest) setWasGuest(true);
  // Decision G-02. A mother who has just been verified here leaves by herself, after her welcome.
  if (isAuthenticated && !wasGuest) return <Navigate to={paths.dashboard} replace />;
  if (!pending) return <Navigate to={paths.signIn} replace />;

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
      <CodeForm pending={pending} onSent={setPending} />
    </EntryLayout>
  );
};

export default Code;
