import { useEffect, useRef, useState } from 'react';
import type { DropdownOption } from './option.ts';

/**
 * Loads the options that match a query. An aborted signal means that the response is no longer used. A rejection's
 * message is shown.
 */
export type LoadOptions = (
  query: string,
  options: { signal: AbortSignal },
) => Promise<readonly DropdownOption[]>;

/** A source of options, with an optional hook that loads it. */
export type OptionSource = LoadOptions & { readonly useOptions?: typeof useRemoteOptions };

export type RemoteOptions = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** While loading, those of the previous response. */
  options: readonly DropdownOption[];
  /** The message of the failed call. */
  error: unknown;
  /** Results come in pages, and all loaded ones are shown. */
  isPaged?: boolean;
  /** The next page is loading. */
  isLoadingMore?: boolean;
};

export type RemoteOptionsRequest = {
  /** The id of the list's element. */
  listId?: string;
  loadOptions: OptionSource | undefined;
  /** Trimmed. */
  query: string;
  /** The list is open, and the query long enough. */
  isEnabled: boolean;
  /** How long the query has to stay unchanged before it is sent, in ms. */
  debounceMs: number;
  /** How often the list was opened: results of an earlier opening are not shown. */
  openCount: number;
};

type Result = RemoteOptions & { id: string; openCount: number };

const IDLE: RemoteOptions = { status: 'idle', options: [], error: undefined };

/**
 * Returns the results of the newest query only: each change of the query aborts the previous call, and a response or a
 * failure that arrives nevertheless is discarded. Nothing is retained once the list is closed; caching is up to the
 * app.
 */
export const useRemoteOptions = (request: RemoteOptionsRequest): RemoteOptions & { retry: () => void } => {
  const { loadOptions, query, isEnabled, debounceMs, openCount } = request;
  const [retryCount, setRetryCount] = useState(0);
  const [result, setResult] = useState<Result>();
  const isRequesting = loadOptions !== undefined && isEnabled;
  const id = `${openCount} ${retryCount} ${query}`;

  // Apps pass an inline function, so a new one must not trigger another request.
  const latestLoadOptions = useRef(loadOptions);
  useEffect(() => {
    latestLoadOptions.current = loadOptions;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      let next: RemoteOptions;
      try {
        const options = (await latestLoadOptions.current?.(query, { signal })) ?? [];
        next = { status: 'ready', options, error: undefined };
      } catch (error) {
        next = { status: 'failed', options: [], error };
      }
      if (!signal.aborted) setResult({ ...next, id, openCount });
    };
    const timer = isRequesting ? setTimeout(() => void load(), debounceMs) : undefined;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isRequesting, query, id, openCount, debounceMs]);

  const retry = () => setRetryCount((count) => count + 1);
  const currentResult = result?.openCount === openCount ? result : undefined;
  if (!isRequesting) return { ...IDLE, retry };
  if (currentResult?.id === id) return { ...currentResult, retry };
  return { ...IDLE, status: 'loading', options: currentResult?.options ?? [], retry };
};
