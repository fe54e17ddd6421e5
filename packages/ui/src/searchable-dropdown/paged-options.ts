import type { DropdownOption } from './option.ts';
import { type LoadPage, type OptionsPage, usePagedOptions } from './use-paged-options.ts';
import type { LoadOptions } from './use-remote-options.ts';

export type { LoadPage, OptionsPage };

/**
 * Results in pages, as `loadOptions` of a `SearchableDropdown`: the next page loads when the user reaches the end of
 * the list, by touch, wheel or keys.
 */
export const pagedOptions = (loadPage: LoadPage): LoadOptions => {
  const load = async (
    query: string,
    { signal }: { signal: AbortSignal },
  ): Promise<readonly DropdownOption[]> => (await loadPage(query, { signal, page: 1 })).options;
  return Object.assign(load, { loadPage, useOptions: usePagedOptions });
};
