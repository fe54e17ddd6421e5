import { useEffect } from 'react';
import { useAuth } from './features/auth/AuthProvider.tsx';
import { analytics } from './platform/analytics.ts';
import { whenIdle } from './platform/when-idle.ts';

/** Tells analytics who is signed in (spec §4), and has it begin where she has agreed. */
export const Recording = () => {
  const { user } = useAuth();
  useEffect(() => {
    if (!user) return;
    const { id, phone, first_name, last_name, verified, role } = user;
    analytics.identify(id, { phone, first_name, last_name, verified, role });
    void whenIdle()
      .then(() => import('./start-recording.ts'))
      .then(
        ({ startRecording }) => startRecording(id),
        () => {},
      );
  }, [user]);
  return null;
};
