import { useEffect, useRef, useState } from 'react';
import type { DropdownOption } from './option.ts';
import { useListEnd } from './use-list-end.ts';
import { type RemoteOptions, type RemoteOptionsRequest, useRemoteOptions } from './use-remote-options.ts';

/** One page of the results of a query. */
export type OptionsPage = {
  /** Its rows. */
  options: readonly DropdownOption[];
  /** Whether another page follows. */
  hasMore: boolean;
};

/** Loads one page of the options that match a query; the first is 1. A rejection's message is shown. */
export type LoadPage = (
  query: string,
  options: { signal: AbortSignal; page: number },
) => Promise<OptionsPage>;

/** All loaded pages of one result. */
type Pages = OptionsPage & {
  /** The options of the first page, which identify the result. */
  first: readonly DropdownOption[];
  page: number;
  error: unknown;
};

/** Like `useRemoteOptions`, with the pages after the first. A new query also aborts the loading of a page. */
export const usePagedOptions = (request: RemoteOptionsRequest): RemoteOptions & { retry: () => void } => {
  const { loadPage } = request.loadOptions as unknown as { loadPage: LoadPage };
  const [hasMoreAfter] = useState(() => new WeakMap<readonly DropdownOption[], boolean>());
  const firstPage = useRemoteOptions({
    ...request,
    loadOptions: async (query, { signal }) => {
      const { options, hasMore } = await loadPage(query, { signal, page: 1 });
      hasMoreAfter.set(options, hasMore);
      return options;
    },
  });
  const first = firstPage.options;
  const isReady = firstPage.status === 'ready';
  const [laterPages, setLaterPages] = useState<Pages>();
  const [requested, setRequested] = useState<{ first: readonly DropdownOption[]; page: number }>();
  const pages: Pages =
    laterPages?.first === first
      ? laterPages
      : { first, options: first, page: 1, hasMore: hasMoreAfter.get(first) ?? false, error: undefined };
  const hasFailed = pages.error !== undefined;
  const isLoadingMore = isReady && requested?.first === first && requested.page > pages.page && !hasFailed;

  const latest = useRef({ loadPage, pages });
  useEffect(() => {
    latest.current = { loadPage, pages };
  });
  const { query } = request;
  useEffect(() => {
    if (!isLoadingMore) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const { loadPage, pages } = latest.current;
    const loadNext = async () => {
      let next: Pages;
      try {
        const { options, hasMore } = await loadPage(query, { signal, page: pages.page + 1 });
        next = { ...pages, options: [...pages.options, ...options], hasMore, page: pages.page + 1 };
      } catch (error) {
        next = { ...pages, error: error ?? new Error('') };
      }
      if (!signal.aborted) setLaterPages(next);
    };
    void loadNext();
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another result has other pages
  }, [isLoadingMore, query, first]);

  useListEnd(request.listId, isReady && pages.hasMore && !isLoadingMore && !hasFailed, () =>
    setRequested({ first, page: pages.page + 1 }),
  );

  return {
    status: isReady && hasFailed ? 'failed' : firstPage.status,
    options: pages.options,
    error: pages.error ?? firstPage.error,
    isPaged: true,
    isLoadingMore,
    retry: () => (hasFailed ? setLaterPages({ ...pages, error: undefined }) : firstPage.retry()),
  };
};
