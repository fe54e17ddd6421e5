import { useEffect, useId, useMemo, useReducer, useState } from 'react';
import { type DropdownEvent, initialState, dropdownReducer } from './dropdown-state.ts';
import { customValue, type DropdownOption, type DropdownValue, optionValue } from './option.ts';
import { findOptionByLabel } from './filter-options.ts';
import { getSelectedIndex, getListRows, getNextRow } from './list-rows.ts';
import { getLocalRows, getRemoteRows, type Rows } from './rows.ts';
import { useSoundSearch } from './sound/use-sound.ts';
import { retryInOtherScript } from './sound/retry-in-other-script.ts';
import { usePrerender } from './use-prerender.ts';
import type { OptionSource } from './use-remote-options.ts';
import { useOptionSource } from './use-option-source.ts';

// Spec §9.
/** The pause in typing before a remote search, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;
// Spec §9.
/** The minimum length of a remote search, in characters. */
export const SEARCH_MIN_CHARS = 2;
/** When a search counts as slow, in ms. */
const SLOW_AFTER_MS = 4000;

const CLOSED_ROWS: Rows = { status: 'hint', options: [], hasMore: false, error: undefined };

type DropdownSource = {
  value: DropdownValue | null;
  onChange: ((value: DropdownValue | null) => void) | undefined;
  options: readonly DropdownOption[] | undefined;
  loadOptions: OptionSource | undefined;
  inputValue: string | null | undefined;
  onInputChange: ((text: string | null) => void) | undefined;
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  isClearable: boolean;
  allowsCustom: boolean;
  debounceMs: number;
  minChars: number;
  searchesBySound: boolean;
};

const useIsSlow = (isLoading: boolean) => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = isLoading ? setTimeout(() => setSlow(true), SLOW_AFTER_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
};

/**
 * The state and actions of a searchable dropdown, for both layouts. It computes rows only while the list is open or
 * prerendered.
 */
export const useDropdown = (source: DropdownSource) => {
  const { value, onChange, options, loadOptions, allowsCustom, debounceMs, minChars } = source;
  const { inputValue, onInputChange, onOpenChange, isClearable, searchesBySound } = source;
  const [internalState, dispatch] = useReducer(dropdownReducer, initialState);
  const state = inputValue === undefined ? internalState : { ...internalState, text: inputValue };
  const { panel, text, draft, openCount } = state;
  const isOpen = panel !== 'closed';
  const query = (text ?? '').trim();

  const send = (event: DropdownEvent) => {
    const next = dropdownReducer(state, event);
    dispatch(event);
    if ((next.panel !== 'closed') !== isOpen) onOpenChange?.(!isOpen);
    if (next.text !== text) onInputChange?.(next.text);
  };
  if ((source.isOpen ?? isOpen) !== isOpen) dispatch({ type: isOpen ? 'closed' : 'opened' });

  const listId = useId();

  const remote = useOptionSource({
    listId,
    loadOptions: loadOptions && searchesBySound ? retryInOtherScript(loadOptions, minChars) : loadOptions,
    query,
    isEnabled: isOpen && query.length >= minChars,
    debounceMs,
    openCount,
  });
  const sound = useSoundSearch(searchesBySound && isOpen);
  const { isReady, prepare } = usePrerender(isOpen, openCount, options, sound);
  // Memoised, so that moving through the list does not search it again.
  const localRows = useMemo(
    () => (isReady && options ? getLocalRows(options, query, sound) : CLOSED_ROWS),
    [isReady, options, query, sound],
  );
  const rows = isReady && loadOptions ? getRemoteRows(remote, text === null ? value : null) : localRows;

  /** Not while loading: the response may contain the option that the user would otherwise enter. */
  const offersCustom = allowsCustom && isReady && rows.status !== 'loading';

  const selectableRows = getListRows(rows, offersCustom);
  const listKey = `${openCount} ${panel} ${rows.status} ${query}`;
  const isRowActive = state.active?.list === listKey;
  // Until a key moves, a list without a query starts at the selected option.
  const initialRow = text === null && panel === 'list' ? getSelectedIndex(selectableRows, value) : undefined;
  const active = isRowActive ? state.active?.row : initialRow;

  const open = () => send({ type: 'opened' });

  const select = (next: DropdownValue | null) => {
    send({ type: 'textReset' });
    if (next?.value !== value?.value || next?.isCustom !== value?.isCustom) onChange?.(next);
  };

  /** Selects the option whose label is the typed text; returns whether there is one. */
  const selectByLabel = () => {
    const match =
      query === '' ? undefined : findOptionByLabel(isOpen ? rows.options : (options ?? []), query);
    if (match) select(optionValue(match));
    return match !== undefined;
  };

  return {
    isOpen,
    /** Whether the list is open or prerendered. */
    isReady,
    /** Prerenders the list. Call it when the user is likely to open it. */
    prepare,
    isCustomOpen: panel === 'custom',
    /** The typed text; null while nothing has been typed, so that the field shows its value. */
    text,
    /** The query of the list. */
    query,
    /** The phonetic search, if the field uses it and it has loaded. */
    sound,
    rows,
    isSlow: useIsSlow(rows.status === 'loading'),

    listId,
    /** Unique for each list that is shown. */
    listKey,
    hasList: panel === 'list' && selectableRows.length > 0,
    listRows: selectableRows,
    /** The index of the active row. */
    active,
    rowId: (row: number) => `${listId}-${row}`,
    /** Makes the row that a key moves to active. Returns whether there is one. */
    moveActive: (key: string) => {
      const row = getNextRow(key, active, selectableRows);
      if (row !== undefined) send({ type: 'rowActivated', row, list: listKey });
      return row !== undefined;
    },
    /** Whether a key has made a row of this list active, so that Home and End move in the list and not in the text. */
    isRowActive: isRowActive && active !== undefined,
    /** Returns to the text: no row is active. */
    clearActive: () => send({ type: 'rowActivated', row: undefined, list: listKey }),
    /** Selects the active option; returns whether there is one. */
    selectActive: () => {
      const row = active === undefined ? undefined : selectableRows[active];
      if (typeof row !== 'object' || row.isDisabled) return false;
      select(optionValue(row));
      return true;
    },
    selectRow: (index: number) => {
      const row = selectableRows[index];
      if (row === 'retry') remote.retry();
      else if (row === 'add-custom') send({ type: 'customStarted', text: query });
      else if (row && !row.isDisabled) select(optionValue(row));
    },

    open,
    /** The text of a custom value while it is edited. */
    draft,
    setDraft: (next: string) => send({ type: 'draftChanged', text: next }),
    /** Closes the list and reverts the typed text. */
    close: () => send({ type: 'textReset' }),
    /** Closes the list; the typed text stays for the next opening. */
    closeKeepingText: () => send({ type: 'closed' }),
    /**
     * Closes the list and selects the typed text as it is, where that is allowed; typed text is never discarded
     * silently.
     */
    commitText: () => {
      const typed = panel === 'custom' ? draft : query;
      const isCustom = allowsCustom && typed.trim() !== '';
      if (panel !== 'custom' && selectByLabel()) return;
      select(isCustom ? customValue(typed) : value);
    },
    selectByLabel,
    type: (typed: string) => {
      send({ type: 'typed', text: typed });
      // An empty field is an empty value.
      if (typed === '' && value && isClearable) onChange?.(null);
    },
    addCustom: () => select(customValue(draft)),
    clear: () => {
      send({ type: 'cleared' });
      onChange?.(null);
    },
  };
};

export type Dropdown = ReturnType<typeof useDropdown>;
