import { useToast } from '@janani/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../account/AuthProvider.tsx';
import { advance } from './flow.ts';
import type { FlowEvent, FlowState } from './flow-types.ts';
import { type FlowActions, perform } from './flow-commands.ts';
import { reportFailure } from '../../data/report-failure.ts';
import { isDefect } from '../../platform/is-defect.ts';
import { signInAttempt } from '../account/sign-in-attempt.ts';

/**
 * Runs the sign-in flow on a screen: accepts events, returns the state. Results that arrive after the screen has
 * closed are ignored.
 */
export const useFlow = (initial: () => FlowState) => {
  const [state, setState] = useState(initial);
  // Two events may arrive before React renders again.
  const current = useRef(state);
  const isMounted = useRef(true);
  const toast = useToast();
  const navigate = useNavigate();
  const { signIn } = useAuth();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const screen: FlowActions = {
    notify: (notice) => void toast.show(notice),
    open: (path, options) => {
      if (options?.state?.phone) signInAttempt.start(options.state.phone);
      void navigate(path, options);
    },
    signIn,
  };

  const send = (event: FlowEvent): void => {
    if (!isMounted.current) return;
    const next = advance(current.current, event);
    current.current = next.state;
    setState(next.state);
    for (const command of next.commands)
      perform(command, screen).then(
        (result) => result && send(result),
        (error: unknown) => {
          reportFailure(error);
          if (!isDefect(error)) send({ type: 'failed', error });
          // Thrown as the component renders, so that the error page is shown.
          else if (isMounted.current)
            setState(() => {
              throw error;
            });
        },
      );
  };

  return { state, send };
};
