import { useState } from 'react';
import type { DropdownSelection } from '../searchable-dropdown/index.ts';
import { type Dropdown, findOptionByLabel, useDropdown } from '../searchable-dropdown/parts/index.ts';

type MultiDropdownSource = Omit<
  Parameters<typeof useDropdown>[0],
  'value' | 'onChange' | 'onToggle' | 'isOpen' | 'isClearable'
> & {
  chosen: ReadonlySet<string>;
  isTray: boolean;
  onAdd: (selection: DropdownSelection) => void;
  onToggle: (option: DropdownSelection) => void;
  onType: () => void;
  /** Undefined when nothing can be cleared. */
  clear: (() => void) | undefined;
};

/** The dropdown with a list that stays open, where a press on an option selects it or reverts that. */
export const useMultiDropdown = (source: MultiDropdownSource): Dropdown & { isUsed: boolean } => {
  const { chosen, isTray, onAdd, onToggle, onType, clear } = source;
  // The text that found the toggled option: it must not select one again as the field is left.
  const [usedText, setUsedText] = useState<string | null>(null);
  const dropdown = useDropdown({
    ...source,
    value: null,
    onChange: (added) => added && onAdd(added),
    onToggle: (option) => {
      setUsedText(text);
      onToggle(option);
      // The list stays as it is, and the next letter starts another search.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    },
    isOpen: undefined,
    isClearable: false,
  });
  const { actions, text, custom, list } = dropdown;
  const isUsed = text !== null && text === usedText && !custom;

  const commitText = () => {
    if (isUsed) actions.close();
    else actions.commitText();
    // There it was the button of a custom value, and more may follow.
    if (isTray) actions.open();
  };

  const findMatch = () => findOptionByLabel(list.content.options, text ?? '');

  /** Enter in the open list without an active row: as a press on the option with exactly the typed label. */
  const submitText = () => {
    const match = findMatch();
    if (dropdown.isOpen && match) list.selectRow(list.rows.indexOf(match));
    else if (isUsed) actions.close();
    else actions.submitText();
  };

  return {
    ...dropdown,
    chosen,
    /** Whether the text has found what it was typed for: the next letter replaces it. */
    isUsed,
    actions: {
      ...actions,
      type: (typed) => {
        setUsedText(null);
        onType();
        actions.type(typed);
      },
      commitText,
      closeKeepingText: isUsed ? actions.close : actions.closeKeepingText,
      submitText,
      // The active row is not selected: Tab would revert a choice. A text that selects nothing stays for Clear, which is
      // the next tab stop, and for the next opening of a tray.
      commitAll: () => {
        if (isUsed || source.allowsCustom || findMatch()) commitText();
        else if (text !== null) actions.closeKeepingText();
      },
      // With a typed text the button is understood as that of the search.
      clear: text && !custom ? () => actions.type('') : clear,
    },
  };
};
