import { useLocation } from 'react-router-dom';
import { CodeScreen } from '../../features/sign-in/CodeScreen.tsx';
import { LoadingScreen } from '../../features/account/LoadingScreen.tsx';
import { useAuth } from '../../features/account/AuthProvider.tsx';
import { Redirect } from '../../features/account/guards.tsx';
import { getInitialCodeScreen } from '../../features/sign-in/initial-code-screen.ts';
import { useInitialState } from '../../features/sign-in/use-initial-state.ts';
import { paths } from '../../routes/paths.ts';

/** /otp */
const Code = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  const initial = useInitialState(() => getInitialCodeScreen(state, Date.now()));
  if (isLoading) return <LoadingScreen />;
  // Decision G-02.
  if (!initial) return <Redirect to={isAuthenticated ? paths.dashboard : paths.signIn} />;
  return <CodeScreen key={initial.phone} initialCode={initial} />;
};

export default Code;
