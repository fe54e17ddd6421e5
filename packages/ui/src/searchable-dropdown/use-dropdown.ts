import { useEffect, useId, useMemo, useReducer, useState } from 'react';
import { type DropdownEvent, initialState, dropdownReducer } from './dropdown-state.ts';
import { customSelection, type DropdownOption, type DropdownSelection, optionSelection } from './option.ts';
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
  value: DropdownSelection | null;
  onChange: (value: DropdownSelection | null) => void;
  /** Called for a pressed option instead, where several can be selected: the list stays open, with its text. */
  onToggle?: ((option: DropdownSelection) => void) | undefined;
  /** Beside `loadOptions`, only those with a known label. */
  options?: readonly DropdownOption[] | undefined;
  loadOptions?: OptionSource | undefined;
  inputValue?: string | null | undefined;
  onInputChange?: ((text: string | null) => void) | undefined;
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  isClearable: boolean;
  allowsCustom?: boolean | undefined;
  debounceMs?: number | undefined;
  minChars: number;
  searchBy?: 'text' | 'sound' | undefined;
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
  const { value, onChange, loadOptions, allowsCustom = false, minChars } = source;
  const { inputValue, onInputChange, onOpenChange, isClearable } = source;
  const options = loadOptions ? undefined : source.options;
  const searchesBySound = source.searchBy === 'sound';
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
    debounceMs: source.debounceMs ?? SEARCH_DEBOUNCE_MS,
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

  const select = (next: DropdownSelection | null) => {
    send({ type: 'textReset' });
    if (next?.value !== value?.value) onChange(next);
  };

  /** Selects the option whose label is the typed text; returns whether there is one. */
  const selectByLabel = () => {
    const match =
      query === '' ? undefined : findOptionByLabel(isOpen ? rows.options : (options ?? []), query);
    if (match) select(optionSelection(match));
    return match !== undefined;
  };

  /** Selects the active option; returns whether there is one. */
  const selectActive = () => {
    const row = selectableRows[active ?? -1];
    if (typeof row !== 'object' || row.isDisabled) return false;
    select(optionSelection(row));
    return true;
  };

  /** Closes the list and selects the typed text as it is, where that is allowed: it is never discarded silently. */
  const commitText = () => {
    const typed = panel === 'custom' ? draft : query;
    if (panel !== 'custom' && selectByLabel()) return;
    select(allowsCustom && typed.trim() ? customSelection(typed) : value);
  };

  return {
    isOpen,
    /** Whether the list is open or prerendered. */
    isReady,
    isSlow: useIsSlow(rows.status === 'loading'),
    /** The typed text; null while nothing has been typed, so that the field shows its value. */
    text,
    selected: value,
    /** The entry of a custom value, while it is open. */
    custom:
      panel === 'custom'
        ? { text: draft, setText: (next: string) => send({ type: 'draftChanged', text: next }) }
        : undefined,
    list: {
      id: listId,
      /** Unique for each list that is shown. */
      key: listKey,
      isShown: panel === 'list' && selectableRows.length > 0,
      query,
      /** The phonetic search, if the field uses it and it has loaded. */
      sound,
      /** The options with the status of their search. */
      content: rows,
      /** The options and actions, in order. */
      rows: selectableRows,
      /** The index of the active row. */
      active,
      rowId: (row: number) => `${listId}-${row}`,
      /** Makes the row that a key moves to active. Returns whether the key moved to one, and not in the text. */
      moveActive: (key: string) => {
        const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
        // Until a key has moved to a row, they move the caret.
        const isInText = (key === 'Home' || key === 'End') && !(isRowActive && active !== undefined);
        const row = isInText ? undefined : getNextRow(key, active, selectableRows);
        if (row !== undefined || isSideways) send({ type: 'rowActivated', row, list: listKey });
        return row !== undefined;
      },
      selectRow: (index: number) => {
        const row = selectableRows[index];
        if (row === 'retry') remote.retry();
        else if (row === 'add-custom') send({ type: 'customStarted', text: query });
        else if (row && !row.isDisabled) (source.onToggle ?? select)(optionSelection(row));
      },
    },
    actions: {
      /** Prerenders the list. Call it when the user is likely to open it. */
      prepare,
      open: () => send({ type: 'opened' }),
      /** Closes the list and reverts the typed text. */
      close: () => send({ type: 'textReset' }),
      /** Closes the list; the typed text stays for the next opening. */
      closeKeepingText: () => send({ type: 'closed' }),
      type: (typed: string) => {
        send({ type: 'typed', text: typed });
        // An empty field is an empty value.
        if (typed === '' && value && isClearable) onChange(null);
      },
      commitText,
      /** Selects the option with exactly the typed label; text in a closed field is committed. */
      submitText: isOpen ? selectByLabel : commitText,
      /** Selects the active row, else the typed text. */
      commitAll: () => {
        if (!selectActive() && text !== null) commitText();
      },
      /** Clears the selection; undefined when there is none, or it cannot be cleared. */
      clear:
        value && isClearable
          ? () => {
              send({ type: 'cleared' });
              onChange(null);
            }
          : undefined,
    },
  };
};

export type Dropdown = ReturnType<typeof useDropdown> & {
  /** The selected values, where several can be selected. */
  chosen?: ReadonlySet<string> | undefined;
};
