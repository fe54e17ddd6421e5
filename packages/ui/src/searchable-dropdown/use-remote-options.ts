import { useEffect, useRef, useState } from 'react';
import type { DropdownOption } from './option.ts';

/**
 * Asks for the options that match a query. An aborted signal means that nobody waits for the answer any
 * more. A rejection's message is shown.
 */
export type LoadOptions = (
  query: string,
  options: { signal: AbortSignal },
) => Promise<readonly DropdownOption[]>;

/** A source that is asked in a way of its own. */
export type OptionSource = LoadOptions & { readonly useOptions?: typeof useRemoteOptions };

export type RemoteOptions = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** While loading, those of the answer before. */
  options: readonly DropdownOption[];
  /** What the failed call said. */
  error: unknown;
  /** Rows come in pages, and all that have come are shown. */
  isPaged?: boolean;
  /** The next page is on its way. */
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
  /** How long the query has to stand still before it is sent, in ms. */
  debounceMs: number;
  /** How often the list was opened: what came for an earlier time is not shown. */
  session: number;
};

type Answer = RemoteOptions & { id: string; session: number };

const IDLE: RemoteOptions = { status: 'idle', options: [], error: undefined };

/**
 * Answers to the newest query only: every change of the query aborts the call before it, and an answer or
 * a failure that comes nevertheless is dropped. Nothing is kept once the list is closed; caching is the app's.
 */
export const useRemoteOptions = (request: RemoteOptionsRequest): RemoteOptions & { retry: () => void } => {
  const { loadOptions, query, isEnabled, debounceMs, session } = request;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const isAsking = loadOptions !== undefined && isEnabled;
  const id = `${session} ${attempt} ${query}`;

  // Apps write the function in place, so a new one is no reason to ask again.
  const latestLoadOptions = useRef(loadOptions);
  useEffect(() => {
    latestLoadOptions.current = loadOptions;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      let next: RemoteOptions;
      try {
        const options = (await latestLoadOptions.current?.(query, { signal })) ?? [];
        next = { status: 'ready', options, error: undefined };
      } catch (error) {
        next = { status: 'failed', options: [], error };
      }
      if (!signal.aborted) setAnswer({ ...next, id, session });
    };
    const timer = isAsking ? setTimeout(() => void ask(), debounceMs) : undefined;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsking, query, id, session, debounceMs]);

  const retry = () => setAttempt((count) => count + 1);
  const answered = answer?.session === session ? answer : undefined;
  if (!isAsking) return { ...IDLE, retry };
  if (answered?.id === id) return { ...answered, retry };
  return { ...IDLE, status: 'loading', options: answered?.options ?? [], retry };
};
