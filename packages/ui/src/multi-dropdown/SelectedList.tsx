import { type KeyboardEvent, memo, type MouseEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { XIcon } from '../icons/XIcon.tsx';
import { findNeighbour, hasModifier, isRightToLeft } from '../internal/arrow-keys.ts';
import type { DropdownSelection } from '../searchable-dropdown/index.ts';
import * as styles from './MultiDropdown.css.ts';
import type { MultiDropdownMessages } from './MultiDropdown.messages.ts';

/** How many are shown at first. Of more, the last ones: they include the newest. */
const SHOWN_AT_FIRST = 10;

type ChipProps = {
  label: string;
  value: string;
  /** The name of the button; a value without it cannot be removed. */
  removeLabel: string | undefined;
  isTabStop: boolean;
};

const Chip = memo(({ label, value, removeLabel, isTabStop }: ChipProps) => (
  <li className={styles.chip}>
    <span className={styles.label}>{label}</span>
    {removeLabel !== undefined && (
      <button
        aria-label={removeLabel}
        className={styles.remove}
        data-value={value}
        tabIndex={isTabStop ? 0 : -1}
        type="button"
      >
        <XIcon />
      </button>
    )}
  </li>
));

type SelectedListProps = {
  selections: readonly DropdownSelection[];
  labelId: string;
  isReadOnly: boolean;
  onRemove: (selection: DropdownSelection) => void;
  focusField: () => void;
  /** Called with the element that gets the focus. */
  onBlur: (to: EventTarget | null) => void;
  messages: MultiDropdownMessages;
  ref: RefObject<HTMLUListElement | null>;
};

/**
 * The selected values. Their buttons are one tab stop, with arrow keys among them. It is below the field, because above
 * it each new line would move the rows that the user is about to press.
 */
export const SelectedList = (props: SelectedListProps) => {
  const { selections, labelId, isReadOnly, onRemove, focusField, onBlur, messages, ref } = props;
  const [isExpanded, setExpanded] = useState(false);
  const [focused, setFocused] = useState<string>();
  const hiddenCount = isExpanded ? 0 : Math.max(0, selections.length - SHOWN_AT_FIRST);
  const getName = isReadOnly ? undefined : messages.remove;
  // Memoised, so that a key in the field costs the same with hundreds of values.
  const chips = useMemo(() => {
    const shown = selections.slice(hiddenCount);
    const tabStop = shown.some(({ value }) => value === focused) ? focused : shown.at(-1)?.value;
    return shown.map(({ value, label }) => (
      <Chip
        isTabStop={value === tabStop}
        key={value}
        label={label}
        removeLabel={getName?.(label)}
        value={value}
      />
    ));
  }, [selections, hiddenCount, focused, getName]);
  if (selections.length === 0) return null;

  const getButtons = () => [...(ref.current?.querySelectorAll('button') ?? [])];

  const removeAt = (button: HTMLButtonElement) => {
    const selection = selections.find(({ value }) => value === button.dataset['value']);
    if (!selection) return;
    const buttons = getButtons().filter((candidate) => candidate.dataset['value'] !== undefined);
    const index = buttons.indexOf(button);
    // Before the button goes, and the focus with it.
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusField();
    onRemove(selection);
  };

  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (button?.dataset['value'] !== undefined) removeAt(button);
  };

  const pressKey = (event: KeyboardEvent) => {
    const { key, target, currentTarget: list } = event;
    const buttons = getButtons();
    const index = buttons.indexOf(target as HTMLButtonElement);
    if (index === -1 || hasModifier(event)) return;
    const last = buttons.length - 1;
    const next =
      key === 'Home' ? 0 : key === 'End' ? last : findNeighbour(index, last + 1, key, isRightToLeft(list));
    const isRemoval = key === 'Delete' || key === 'Backspace';
    // Enter that is held down would press one button after the other.
    const isHeldEnter = key === 'Enter' && event.repeat;
    if (next === undefined && !isRemoval && !isHeldEnter) return;
    event.preventDefault();
    // A key that is held down removes one.
    if (next !== undefined) buttons[next]?.focus();
    else if (!event.repeat) removeAt(target as HTMLButtonElement);
  };

  return (
    // The buttons in it are interactive, and there may be hundreds.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      aria-labelledby={labelId}
      className={styles.list}
      data-part="selected"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        // The next visit starts at the newest value.
        setFocused(undefined);
        onBlur(relatedTarget);
      }}
      onClick={press}
      onFocus={({ target }) => setFocused(target.dataset['value'])}
      onKeyDown={pressKey}
      ref={ref}
      role="list"
    >
      {hiddenCount > 0 && (
        <li>
          <button
            className={styles.more}
            onClick={() => {
              // The button goes, and its focus moves to the first value that it shows.
              const [, next] = getButtons();
              if (next) next.focus();
              else focusField();
              flushSync(() => setExpanded(true));
              getButtons()[0]?.focus();
            }}
            type="button"
          >
            {messages.more(hiddenCount)}
          </button>
        </li>
      )}
      {chips}
    </ul>
  );
};
