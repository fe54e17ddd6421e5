import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { foldText } from './fold-text.ts';
import type { DropdownOption, RenderOption } from './option.ts';
import { OptionRow } from './OptionRow.tsx';
import * as styles from './OptionList.css.ts';
import { type Press, getClickedRow, getRow } from './pressed-row.ts';
import { getSections } from './sections.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import { useIsPainted } from './use-is-painted.ts';
import type { Dropdown } from './use-dropdown.ts';

/** The number of options rendered in the first frame after a press or a key: those that are visible. */
const FIRST_ROWS = 6;
/** The number rendered after that frame: more than are visible. The rest are rendered when the user scrolls to them. */
const LATER_ROWS = 20;

/**
 * Scrolling the rows of a tray by touch requires the space of the on-screen keyboard, which closes when its field
 * loses focus.
 */
const hideKeyboard = ({ currentTarget }: TouchEvent) => {
  if (document.activeElement instanceof HTMLInputElement)
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
};

type OptionListProps = {
  label: string;
  dropdown: Dropdown;
  renderOption?: RenderOption | undefined;
  messages: SearchableDropdownMessages;
};

// Trap 5.
/** The options, followed by the actions "retry" and "add custom"; arrow keys reach both. */
export const OptionList = ({ label, dropdown, renderOption, messages }: OptionListProps) => {
  const { isOpen, selected, chosen, list } = dropdown;
  const { content, rows, query, active, rowId } = list;
  const listRef = useRef<HTMLDivElement>(null);
  const press = useRef<Press>(undefined);
  const [scrolledListKey, setScrolledListKey] = useState<string>();
  const hasScrolled = useRef(false);
  const hasMoreRows = isOpen && rows.length > FIRST_ROWS;
  const isPainted = useIsPainted(hasMoreRows ? list.key : undefined);
  const renderedCount = isPainted || (active ?? 0) >= FIRST_ROWS ? LATER_ROWS : FIRST_ROWS;
  // At the end of a page the user cannot scroll to rows that are not rendered.
  const isFullyRendered = content.isPaged || scrolledListKey === list.key || (active ?? 0) >= renderedCount;

  // A new search scrolls to the best rows. Only after a scroll, because setting `scrollTop` forces a layout.
  useLayoutEffect(() => {
    if (hasScrolled.current && listRef.current) listRef.current.scrollTop = 0;
    hasScrolled.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each search
  }, [query]);

  useLayoutEffect(() => {
    if (active === undefined) return;
    listRef.current?.querySelector(`[data-row="${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  if (rows.length === 0) return null;

  const options = rows
    .slice(0, isFullyRendered ? undefined : renderedCount)
    .filter((row): row is DropdownOption => typeof row !== 'string');
  const foldedQuery = foldText(query);

  const recordPress = ({ target, clientX, clientY }: PointerEvent) => {
    press.current = { row: getRow(target), x: clientX, y: clientY };
    // A press that ends elsewhere causes no click here, and must not affect a later one.
    const clearPress = (upEvent: globalThis.PointerEvent) => {
      if (!listRef.current?.contains(upEvent.target as Node)) press.current = undefined;
    };
    document.addEventListener('pointerup', clearPress, { once: true });
  };
  const selectClicked = (event: MouseEvent) => {
    const row = getClickedRow(press.current, event)?.dataset['row'];
    press.current = undefined;
    if (row !== undefined) list.selectRow(Number(row));
  };
  const renderOptionRow = (option: DropdownOption, row: number) => (
    <OptionRow
      foldedQuery={foldedQuery}
      id={rowId(row)}
      isActive={row === active}
      isSelected={chosen ? chosen.has(option.value) : selected?.value === option.value}
      key={option.value}
      option={option}
      renderOption={renderOption}
      row={row}
      rowCount={rows.length}
      sound={list.sound}
    />
  );
  const renderAction = (name: 'retry' | 'add-custom', className: string, content: ReactNode) => {
    const row = rows.indexOf(name);
    if (row === -1) return null;
    return (
      <div
        aria-posinset={row + 1}
        aria-selected={false}
        aria-setsize={rows.length}
        className={className}
        data-focused={row === active || undefined}
        data-row={row}
        id={rowId(row)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no rows like these
        role="option"
      >
        {content}
      </div>
    );
  };

  return (
    // The search field handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      aria-label={label}
      aria-multiselectable={chosen && true}
      className={styles.list}
      data-loading={content.status === 'loading' || undefined}
      id={list.id}
      onClick={selectClicked}
      onPointerCancel={() => (press.current = undefined)}
      onPointerDown={recordPress}
      onTouchMove={hideKeyboard}
      onScroll={() => {
        hasScrolled.current = true;
        if (!isFullyRendered) setScrolledListKey(list.key);
      }}
      ref={listRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be searched
      role="listbox"
    >
      {getSections(options).map((section) => {
        const items = section.options.map((option, index) => renderOptionRow(option, section.start + index));
        if (section.name === undefined) return items;
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a listbox
          <div aria-label={section.name} key={section.name} role="group">
            <div aria-hidden className={styles.sectionName}>
              {section.name}
            </div>
            {items}
          </div>
        );
      })}
      {renderAction('retry', styles.retry, messages.retry)}
      {renderAction(
        'add-custom',
        styles.addCustom,
        <>
          <PlusIcon />
          {messages.addCustom}
        </>,
      )}
    </div>
  );
};
