import type { Rows } from './rows.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';

type StatusTextOptions = {
  rows: Rows;
  minChars: number;
  /** Loading takes unusually long. */
  isSlow: boolean;
  messages: SearchableDropdownMessages;
};

const getErrorText = (error: unknown, fallback: string) =>
  (error instanceof Error && error.message.trim()) || fallback;

/** The visible status of the search; none when the results suffice. */
export const getStatusText = ({ rows, minChars, isSlow, messages }: StatusTextOptions): string | undefined =>
  ({
    hint: messages.hint(minChars),
    loading: isSlow ? messages.stillLoading : messages.loading,
    failed: getErrorText(rows.error, messages.failed),
    empty: messages.empty,
    ready: rows.isLoadingMore ? messages.loading : rows.hasMore ? messages.more : undefined,
  })[rows.status];

/** The announced status, which includes the number of results. */
export const getStatusAnnouncement = (options: StatusTextOptions): string => {
  const text = getStatusText(options);
  if (options.rows.status !== 'ready') return text ?? '';
  const count = options.messages.count(options.rows.options.length);
  return text ? `${count}. ${text}` : count;
};
