import { useEffect, useId, useMemo, useState } from 'react';
import { customValue, type DropdownOption, type DropdownValue, optionValue } from './option.ts';
import { optionNamed } from './filter-options.ts';
import { chosenRow, listRows, nextRow } from './list-rows.ts';
import { localRows as searchOptions, remoteRows, type Rows } from './rows.ts';
import { usePrepared } from './use-prepared.ts';
import type { OptionSource } from './use-remote-options.ts';
import { useSource } from './use-source.ts';

// Spec §9.
/** How long typing has to pause before a remote search, in ms. */
export const SEARCH_DEBOUNCE_MS = 300;
// Spec §9.
/** How much has to be typed for a remote search, in characters. */
export const SEARCH_MIN_CHARS = 2;
/** When a search is called slow, in ms. */
const SLOW_AFTER_MS = 4000;

const CLOSED_ROWS: Rows = { status: 'hint', options: [], hasMore: false, error: undefined };

type DropdownSource = {
  value: DropdownValue | null;
  onChange: ((value: DropdownValue | null) => void) | undefined;
  options: readonly DropdownOption[] | undefined;
  loadOptions: OptionSource | undefined;
  inputValue: string | undefined;
  onInputChange: ((text: string) => void) | undefined;
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  isClearable: boolean;
  allowsCustom: boolean;
  debounceMs: number;
  minChars: number;
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

/** What a searchable dropdown knows and can do, whichever way it is shown. It works only while it is open or prepared for it. */
export const useDropdown = (source: DropdownSource) => {
  const { value, onChange, options, loadOptions, allowsCustom, debounceMs, minChars } = source;
  const { inputValue, onInputChange, onOpenChange, isClearable } = source;
  const [panel, setOwnPanel] = useState<'closed' | 'list' | 'custom'>('closed');
  // What has been typed since typing began; nothing while the field shows its value.
  const [ownTyped, setOwnTyped] = useState<string>();
  const typed = inputValue === undefined ? ownTyped : inputValue || undefined;
  const [draft, setDraft] = useState('');
  const [session, setSession] = useState(0);
  const isOpen = panel !== 'closed';
  const query = (typed ?? '').trim();

  const setPanel = (next: typeof panel) => {
    setOwnPanel(next);
    if (isOpen !== (next !== 'closed')) onOpenChange?.(!isOpen);
  };
  const setTyped = (next: string | undefined) => {
    setOwnTyped(next);
    if (next !== typed) onInputChange?.(next ?? '');
  };
  if ((source.isOpen ?? isOpen) !== isOpen) {
    setOwnPanel(isOpen ? 'closed' : 'list');
    if (!isOpen) setSession(session + 1);
  }

  const listId = useId();

  const remote = useSource({
    listId,
    loadOptions,
    query,
    isEnabled: isOpen && query.length >= minChars,
    debounceMs,
    session,
  });
  const { isReady, prepare } = usePrepared(isOpen, session, options);
  // Moving through the list does not search it again.
  const localRows = useMemo(
    () => (isReady && options ? searchOptions(options, query) : CLOSED_ROWS),
    [isReady, options, query],
  );
  const rows = isReady && loadOptions ? remoteRows(remote, typed === undefined ? value : null) : localRows;

  /** Not while loading: the list may be about to offer what would otherwise be typed. */
  const offersCustom = allowsCustom && isReady && rows.status !== 'loading';

  const choices = listRows(rows, offersCustom);
  // The row that keys point to, and in which list: in another one it would be another row.
  const [pointed, setPointed] = useState<{ row: number | undefined; list: string }>();
  const listKey = `${session} ${panel} ${rows.status} ${query}`;
  const isPointing = pointed?.list === listKey;
  // Before a key has been pressed, a list that is not searched starts from the choice.
  const first = typed === undefined && panel === 'list' ? chosenRow(choices, value) : undefined;
  const active = isPointing ? pointed.row : first;

  const open = () => {
    if (!isOpen) setSession(session + 1);
    setPanel('list');
  };

  const choose = (next: DropdownValue | null) => {
    setPanel('closed');
    setTyped(undefined);
    if (next?.value !== value?.value || next?.isCustom !== value?.isCustom) onChange?.(next);
  };

  /** Chooses the option that is called what was typed; says whether there is one. */
  const chooseNamed = () => {
    const named = query === '' ? undefined : optionNamed(isOpen ? rows.options : (options ?? []), query);
    if (named) choose(optionValue(named));
    return named !== undefined;
  };

  return {
    isOpen,
    /** Open, or prepared for it. */
    isReady,
    /** To be called when somebody comes near. */
    prepare,
    /** Something has been typed and not yet taken. */
    isTyping: typed !== undefined,
    isCustomOpen: panel === 'custom',
    /** What has been typed to search for. */
    typed: typed ?? '',
    /** What stands in a field that is both value and search. */
    text: typed ?? value?.label ?? '',
    /** What the list is searched for. */
    query,
    rows,
    isSlow: useIsSlow(rows.status === 'loading'),

    listId,
    /** Another for every list that comes. */
    listKey,
    hasList: panel === 'list' && choices.length > 0,
    listRows: choices,
    /** The place of the row that keys point to. */
    active,
    rowId: (row: number) => `${listId}-${row}`,
    /** Points to the row that a key leads to. Says whether it leads to one. */
    point: (key: string) => {
      const row = nextRow(key, active, choices);
      if (row !== undefined) setPointed({ row, list: listKey });
      return row !== undefined;
    },
    /** Whether keys have pointed to a row of this list, so that Home and End go through it and not through the text. */
    isPointing: isPointing && active !== undefined,
    /** Back to the text: keys point to no row. */
    pointToText: () => setPointed({ row: undefined, list: listKey }),
    /** Chooses the option that keys point to; says whether there is one. */
    choosePointed: () => {
      const row = active === undefined ? undefined : choices[active];
      if (typeof row !== 'object' || row.isDisabled) return false;
      choose(optionValue(row));
      return true;
    },
    chooseRow: (row: number) => {
      const chosen = choices[row];
      if (chosen === 'retry') remote.retry();
      else if (chosen === 'add-custom') {
        setDraft(query);
        setPanel('custom');
      } else if (chosen && !chosen.isDisabled) choose(optionValue(chosen));
    },

    open,
    /** The value of the user's own that is being written. */
    draft,
    setDraft,
    /** Closes the list; what was typed is taken back. */
    close: () => {
      setPanel('closed');
      setTyped(undefined);
    },
    /** Closes the list; what was typed waits for the next time. */
    pause: () => setPanel('closed'),
    /** Closes the list; what was typed is taken as it is, where that is allowed, and never lost silently. */
    leave: () => {
      const text = panel === 'custom' ? draft : query;
      const isCustom = allowsCustom && text.trim() !== '';
      if (panel !== 'custom' && chooseNamed()) return;
      choose(isCustom ? customValue(text) : value);
    },
    chooseNamed,
    type: (text: string) => {
      setTyped(text);
      open();
      // An empty field is an empty value.
      if (text === '' && value && isClearable) onChange?.(null);
    },
    addCustom: () => choose(customValue(draft)),
    clear: () => {
      setTyped(undefined);
      onChange?.(null);
    },
  };
};

export type Dropdown = ReturnType<typeof useDropdown>;
