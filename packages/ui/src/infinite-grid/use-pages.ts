import { useEffect, useEffectEvent, useState } from 'react';

/** A request for more, and how the list stood when it was made. */
type Request = {
  count: number;
  firstKey: string | undefined;
  /** Made by a press and not by scrolling. */
  isPressed: boolean;
  /** The caller has said that it loads. */
  hasBegun: boolean;
};

/** `count` items came; the first of them is item `start`. */
export type Arrival = { count: number; start: number; isPressed: boolean };

type PagesProps = {
  keys: readonly string[];
  isLoading: boolean;
  error: string | undefined;
  onLoadMore: () => void;
  onArrival: (arrival: Arrival) => void;
};

/**
 * Asks for one page at a time: a request is over when the caller has stopped loading, or when it has answered
 * without saying that it loads. Counts the pages that scrolling has asked for since the list began.
 */
export const usePages = ({ keys, isLoading, error, onLoadMore, onArrival }: PagesProps) => {
  const count = keys.length;
  const firstKey = keys[0];
  const [request, setRequest] = useState<Request>();
  const [automatic, setAutomatic] = useState({ firstKey, pages: 0 });
  const arrive = useEffectEvent(onArrival);

  // Another list, for example after a search, is counted anew.
  if (automatic.firstKey !== firstKey) setAutomatic({ firstKey, pages: 0 });

  useEffect(() => {
    if (!request) return;
    if (isLoading) {
      if (!request.hasBegun) setRequest({ ...request, hasBegun: true });
      return;
    }
    const isSameList = request.firstKey === undefined || request.firstKey === firstKey;
    const added = count - request.count;
    if (!request.hasBegun && isSameList && added === 0) return;
    setRequest(undefined);
    if (isSameList && added > 0) arrive({ count: added, start: request.count, isPressed: request.isPressed });
    // oxlint-disable-next-line react/exhaustive-deps -- an error ends a request as items do
  }, [request, isLoading, error, count, firstKey]);

  return {
    isAsking: request !== undefined,
    isPressed: request?.isPressed ?? false,
    automaticPages: automatic.pages,
    ask: (isPressed: boolean) => {
      if (request || isLoading) return;
      setRequest({ count, firstKey, isPressed, hasBegun: false });
      if (!isPressed) setAutomatic({ firstKey, pages: automatic.pages + 1 });
      onLoadMore();
    },
  };
};
