import { uniqueByValue } from '../internal/unique-by-value.ts';
import { filterOptions } from './filter-options.ts';
import { type DropdownOption, type DropdownSelection, MAX_ROWS } from './option.ts';
import type { SoundSearch } from './sound/use-sound.ts';
import type { RemoteOptions } from './use-remote-options.ts';

/** The content of an open list. */
export type Rows = {
  /** `hint`: the query is too short to search. */
  status: 'hint' | 'loading' | 'ready' | 'empty' | 'failed';
  options: readonly DropdownOption[];
  /** There are more, which a longer query finds. */
  hasMore: boolean;
  error: unknown;
  /** The next page is loading. */
  isLoadingMore?: boolean;
  /** Results come in pages. */
  isPaged?: boolean;
};

const getRows = (
  status: Rows['status'],
  matches: readonly DropdownOption[],
  { error, isPaged, isLoadingMore = false }: Partial<RemoteOptions> = {},
): Rows => ({
  status,
  options: uniqueByValue(isPaged ? matches : matches.slice(0, MAX_ROWS)),
  hasMore: !isPaged && matches.length > MAX_ROWS,
  error,
  isLoadingMore,
  ...(isPaged ? { isPaged } : {}),
});

const getResultRows = (options: readonly DropdownOption[], remote?: RemoteOptions) =>
  getRows(options.length > 0 ? 'ready' : 'empty', options, remote);

/**
 * The rows of a list in memory, those with the typed text first. It searches for one more row than it shows, to detect
 * whether there are more.
 */
export const getLocalRows = (
  options: readonly DropdownOption[],
  query: string,
  sound?: SoundSearch,
): Rows => {
  const matches = filterOptions(options, query, MAX_ROWS + 1);
  if (!sound || query === '' || matches.length > MAX_ROWS) return getResultRows(matches);
  return getResultRows([...new Set([...matches, ...sound.findBySound(options, query)])]);
};

/** The rows of a remote list; before the first request, only the selected value. */
export const getRemoteRows = (remote: RemoteOptions, value: DropdownSelection | null = null): Rows => {
  const { status, options } = remote;
  if (status === 'idle') return getRows('hint', value && !value.isCustom ? [value] : []);
  return status === 'ready' ? getResultRows(options, remote) : getRows(status, options, remote);
};
