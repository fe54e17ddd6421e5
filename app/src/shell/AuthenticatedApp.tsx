import { reactAriaStrings } from '#react-aria-strings';
import { setReactAriaStrings } from '@janani/ui/react-aria-strings';
import { ToastProvider } from '@janani/ui/toast';
import { useEffect } from 'react';
import { AuthProvider } from '../features/account/AuthProvider.tsx';
import { SessionReplaced } from '../features/sign-in/SessionReplaced.tsx';
import { locale } from '../i18n/language.ts';
import { restorePrehydrationInput } from '../loading/prerendered.ts';
import { AnalyticsIdentity } from './AnalyticsIdentity.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartAnnouncer } from './StartAnnouncer.tsx';
import { UpdateOffer } from './UpdateOffer.tsx';

// Before any component of react-aria renders.
if (reactAriaStrings) setReactAriaStrings(locale(), reactAriaStrings);

/** The signed-in pages and the sign-in pages. On public pages it renders only toasts. */
const AuthenticatedApp = () => {
  useEffect(restorePrehydrationInput, []);
  return (
    <ToastProvider>
      <AuthProvider>
        <UpdateOffer />
        <AnalyticsIdentity />
        <SessionReplaced />
        {/* What is beside it outlives a page that crashes: the error is reported, and a new release is offered. */}
        <ErrorBoundary>
          <AppRoutes />
          <StartAnnouncer />
        </ErrorBoundary>
      </AuthProvider>
    </ToastProvider>
  );
};

export { clearFormerUser } from '../features/account/device-session.ts';
export default AuthenticatedApp;
