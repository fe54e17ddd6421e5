import { useOnline } from '@janani/ui/offline-notice';
import { useState } from 'react';
import { isNetworkFailure } from '../../data/is-network-failure.ts';

/**
 * Whether nothing could be read yet because there is no network: the browser reports none, or the last attempt got no
 * response. A pending attempt does not change the result (decision G-20).
 */
export const useUnreached = (query: { data: unknown; failureReason: Error | null }): boolean => {
  const { data, failureReason } = query;
  const isOnline = useOnline();
  const [last, setLast] = useState(failureReason);
  const reason = data === undefined ? (failureReason ?? last) : null;
  if (reason !== last) setLast(reason);
  return data === undefined && (!isOnline || isNetworkFailure(reason));
};
