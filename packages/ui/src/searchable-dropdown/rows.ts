import { withoutRepeats } from '../internal/without-repeats.ts';
import { filterOptions } from './filter-options.ts';
import { type DropdownOption, type DropdownValue, MAX_ROWS } from './option.ts';
import type { RemoteOptions } from './use-remote-options.ts';

/** What stands in an open list. */
export type Rows = {
  /** `hint`: too little has been typed to search for. */
  status: 'hint' | 'loading' | 'ready' | 'empty' | 'failed';
  options: readonly DropdownOption[];
  /** There are more, which typing on finds. */
  hasMore: boolean;
  error: unknown;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
  /** They come in pages. */
  isPaged?: boolean;
};

const rowsOf = (
  status: Rows['status'],
  found: readonly DropdownOption[],
  { error, isPaged, isLoadingMore = false }: Partial<RemoteOptions> = {},
): Rows => ({
  status,
  options: withoutRepeats(isPaged ? found : found.slice(0, MAX_ROWS)),
  hasMore: !isPaged && found.length > MAX_ROWS,
  error,
  isLoadingMore,
  ...(isPaged ? { isPaged } : {}),
});

const found = (options: readonly DropdownOption[], remote?: RemoteOptions) =>
  rowsOf(options.length > 0 ? 'ready' : 'empty', options, remote);

/** The rows of a list that is all here. One more than is shown tells that there are more. */
export const localRows = (options: readonly DropdownOption[], query: string): Rows =>
  found(filterOptions(options, query, MAX_ROWS + 1));

/** The rows of a list that is asked for; before anything is asked, what is chosen is all it has. */
export const remoteRows = (remote: RemoteOptions, value: DropdownValue | null = null): Rows => {
  const { status, options } = remote;
  if (status === 'idle') return rowsOf('hint', value && !value.isCustom ? [value] : []);
  return status === 'ready' ? found(options, remote) : rowsOf(status, options, remote);
};
