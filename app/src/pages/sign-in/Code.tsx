import { useLocation } from 'react-router-dom';
import { CodeScreen } from '../../features/auth/CodeScreen.tsx';
import { LoadingScreen } from '../../features/auth/LoadingScreen.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { Redirect } from '../../features/auth/guards.tsx';
import { openCodeScreen } from '../../features/auth/open-code-screen.ts';
import { useOpened } from '../../features/auth/use-opened.ts';
import { paths } from '../../paths.ts';

/** /otp */
const Code = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  const opened = useOpened(() => openCodeScreen(state, Date.now()));
  if (isLoading) return <LoadingScreen />;
  // Decision G-02.
  if (!opened) return <Redirect to={isAuthenticated ? paths.dashboard : paths.signIn} />;
  return <CodeScreen key={opened.phone} opened={opened} />;
};

export default Code;
