import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What a screen of a sign-in opened with. It stays while the screen is used; the browser may bring the whole page
 * back from its history (bfcache), though, when the sign-in is long over, and so it is asked for again then.
 */
export const useOpened = <Opened>(open: () => Opened): Opened => {
  const [opened, setOpened] = useState(open);
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) setOpened(open());
  });
  useEffect(() => {
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return opened;
};
