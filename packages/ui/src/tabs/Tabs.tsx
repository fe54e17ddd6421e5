import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { hasModifier, isRightToLeft, findNeighbour } from '../internal/arrow-keys.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './Tabs.css.ts';

/** One tab. */
export type TabItem<Id extends string> = {
  /** Identifies the tab to the app, and to its panel. */
  id: Id;
  /** The tab's text; it includes a count, so that a screen reader announces it too. */
  label: string;
};

export type TabsProps<Id extends string> = RootProps & {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /** Controlled by the caller, for example by the URL of the page. */
  selectedId: Id;
  /** Called with the id of the selected tab. */
  onSelect: (id: Id) => void;
  /** The content of the selected tab. The others are not rendered, so that they load nothing. */
  children: ReactNode;
};

/** The index that a key moves to (WAI-ARIA authoring practices, tabs). */
const getIndexAfterKey = (key: string, index: number, count: number, rightToLeft: boolean) => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return findNeighbour(index, count, key, rightToLeft);
};

/**
 * A choice of two or three views of the same content. Arrow keys move and select, Home and End jump. It uses plain
 * buttons: a list of two does not need react-aria's collections, which are twenty kilobytes.
 */
export const Tabs = <Id extends string>({
  label,
  items,
  selectedId,
  onSelect,
  children,
  ...root
}: TabsProps<Id>) => {
  const prefix = useId();
  const getTabId = (id: Id) => `${prefix}tab-${id}`;
  const panelId = `${prefix}panel-${selectedId}`;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget.parentElement;
    if (!list || hasModifier(event)) return;
    const tabs = [...list.children] as HTMLElement[];
    const next = getIndexAfterKey(
      event.key,
      tabs.indexOf(event.currentTarget),
      tabs.length,
      isRightToLeft(list),
    );
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    // Home, End and the arrows would scroll the page.
    event.preventDefault();
    tabs[next]?.focus();
    if (item.id !== selectedId) onSelect(item.id);
  };

  return (
    <div {...rootProps(root)}>
      <div aria-label={label} className={styles.list} data-part="list" role="tablist">
        {items.map(({ id, label: text }) => {
          const isSelected = id === selectedId;
          return (
            <button
              aria-controls={isSelected ? panelId : undefined}
              aria-selected={isSelected}
              className={styles.tab}
              data-selected={isSelected || undefined}
              id={getTabId(id)}
              key={id}
              onClick={() => {
                if (!isSelected) onSelect(id);
              }}
              onKeyDown={onKeyDown}
              role="tab"
              tabIndex={isSelected ? 0 : -1}
              type="button"
            >
              {text}
            </button>
          );
        })}
      </div>
      {/* Keyed by tab, so that no state of one panel is left in another. */}
      <div
        aria-labelledby={getTabId(selectedId)}
        className={styles.panel}
        id={panelId}
        key={selectedId}
        role="tabpanel"
        // A panel that begins with text only must be focusable too (WAI-ARIA authoring practices, tabs).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
};
