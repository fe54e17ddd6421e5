/** What a field of several values shares with that of one. */
export { ComboField } from '../ComboField.tsx';
export { findOptionByLabel } from '../filter-options.ts';
export { optionSelection } from '../option.ts';
export { searchableDropdownMessages } from '../SearchableDropdown.messages.ts';
export type { LocalSource, RemoteSource } from '../SearchableDropdown.tsx';
export { getStatusAnnouncement, getStatusText } from '../status-text.ts';
export { TrayField } from '../TrayField.tsx';
export { type Dropdown, useDropdown } from '../use-dropdown.ts';
export { useIsTray } from '../use-is-tray.ts';
