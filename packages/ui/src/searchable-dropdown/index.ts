'use client';

export type { DropdownOption, DropdownSelection, OptionInsteadOfValue, RenderOption } from './option.ts';
export { SearchableDropdown } from './SearchableDropdown.tsx';
export type { SearchableDropdownProps } from './SearchableDropdown.tsx';
export type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
export { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from './use-dropdown.ts';
export type { LoadOptions } from './use-remote-options.ts';
export type { LoadOption } from './use-selection.ts';
export { pagedOptions } from './paged-options.ts';
export type { LoadPage, OptionsPage } from './paged-options.ts';
