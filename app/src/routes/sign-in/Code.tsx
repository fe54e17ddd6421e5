import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CodeScreen } from '../../features/auth/CodeScreen.tsx';
import { LoadingScreen } from '../../features/auth/LoadingScreen.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { Redirect } from '../../features/auth/guards.tsx';
import { openCodeScreen } from '../../features/auth/open-code-screen.ts';
import { paths } from '../../paths.ts';

/** /otp */
const Code = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { state } = useLocation();
  const [opened] = useState(() => openCodeScreen(state, Date.now()));
  if (isLoading) return <LoadingScreen />;
  // Decision G-02.
  if (!opened) return <Redirect to={isAuthenticated ? paths.dashboard : paths.signIn} />;
  return <CodeScreen opened={opened} />;
};

export default Code;
