import { useLocation } from 'react-router-dom';
import { CodeScreen } from '../../features/sign-in/CodeScreen.tsx';
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { Redirect } from '../../features/account/guards.tsx';
import { initialCodeScreen } from '../../features/sign-in/initial-code-screen.ts';
import { useOpened } from '../../features/sign-in/use-opened.ts';
import { paths } from '../../routes/paths.ts';

/** /otp */
const Code = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  const opened = useOpened(() => initialCodeScreen(state, Date.now()));
  if (isLoading) return <LoadingScreen />;
  // Decision G-02.
  if (!opened) return <Redirect to={isAuthenticated ? paths.dashboard : paths.signIn} />;
  return <CodeScreen key={opened.phone} opened={opened} />;
};

export default Code;
