import { useLayoutEffect, useState } from 'react';

/** An element outside the page, for content that is rendered before it is shown; `undefined` on the server. */
export const useDetachedHost = (): HTMLElement | undefined =>
  useState(() => (typeof document === 'object' ? document.createElement('div') : undefined))[0];

type HostInserterProps = {
  host: HTMLElement;
  insert: (host: HTMLElement) => void;
};

/**
 * Inserts the host into the page. It must be before the content of the host, so that effects of the content run in the
 * page.
 */
export const HostInserter = ({ host, insert }: HostInserterProps) => {
  useLayoutEffect(() => {
    insert(host);
    return () => host.remove();
  }, [host, insert]);
  return null;
};
