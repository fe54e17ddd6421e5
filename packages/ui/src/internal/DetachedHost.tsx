import { useLayoutEffect, useState } from 'react';

/** An element outside the page, for content that is rendered before it is shown; `undefined` on the server. */
export const useDetachedHost = (isNeeded: boolean): HTMLElement | undefined => {
  const [host, setHost] = useState<HTMLElement>();
  if (isNeeded && !host && typeof document === 'object') setHost(document.createElement('div'));
  return isNeeded ? host : undefined;
};

type HostInserterProps = {
  host: HTMLElement;
  isShown: boolean;
  insert: (host: HTMLElement) => void;
};

/**
 * Inserts the host into the page. It must be before the content of the host, so that effects of the content run in the
 * page.
 */
export const HostInserter = ({ host, isShown, insert }: HostInserterProps) => {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    insert(host);
    return () => host.remove();
  }, [host, insert, isShown]);
  return null;
};
