import { reactAriaStrings } from '#react-aria-strings';
import { setReactAriaStrings } from '@janani/ui/react-aria-strings';
import { ToastProvider } from '@janani/ui/toast';
import { useEffect } from 'react';
import { AuthProvider } from '../features/account/AuthProvider.tsx';
import { SessionReplaced } from '../features/sign-in/SessionReplaced.tsx';
import { locale } from '../i18n/language.ts';
import { restorePrehydrationInput } from '../loading/prerendered.ts';
import { AnalyticsIdentity } from './AnalyticsIdentity.tsx';
import { AuthenticatedRoutes } from './AuthenticatedRoutes.tsx';
import { Started } from './Started.tsx';
import { UpdateOffer } from './UpdateOffer.tsx';

// Before anything of react-aria is drawn.
if (reactAriaStrings) setReactAriaStrings(locale(), reactAriaStrings);

/** Everything behind sign-in, and the way there. It draws no page on the public addresses, only toasts. */
const AuthenticatedApp = () => {
  useEffect(restorePrehydrationInput, []);
  return (
    <ToastProvider>
      <AuthProvider>
        <UpdateOffer />
        <AnalyticsIdentity />
        <SessionReplaced />
        <AuthenticatedRoutes />
        <Started />
      </AuthProvider>
    </ToastProvider>
  );
};

export { clearFormerUser } from '../features/account/device-session.ts';
export default AuthenticatedApp;
