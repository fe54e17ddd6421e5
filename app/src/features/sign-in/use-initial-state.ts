import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The initial state of a sign-in screen. It stays while the screen is used, and is read again when the browser
 * restores the page from its back/forward cache, because the sign-in may be long over by then.
 */
export const useInitialState = <State>(open: () => State): State => {
  const [initial, setInitial] = useState(open);
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) setInitial(open());
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return initial;
};
