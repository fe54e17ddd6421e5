import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import * as styles from './Menu.css.ts';
import { type MenuPlacement, useMenuList } from './use-menu-list.ts';

export type MenuItem = {
  /** Names the item to React and to tests. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** `danger` for what ends or removes something. */
  tone?: 'normal' | 'danger';
  onAction: () => void;
};

export type MenuProps = {
  /** Names the button and the menu. */
  label: string;
  /** What the button shows, such as an avatar; decoration, for the label names it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
};

/**
 * A button that opens a short list of actions. Arrow keys move, Enter acts, Escape closes. The list is a
 * chunk of its own, fetched when a pointer or the focus comes to the button: pages carry the button only.
 */
export const Menu = ({ label, trigger, items }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [placement, setPlacement] = useState<MenuPlacement | null>(null);
  const { List, preload } = useMenuList(placement !== null);

  const open = (at: MenuPlacement) => {
    preload();
    setPlacement(at);
  };
  // As of a menu button (WAI-ARIA authoring practices); Enter and Space come as a click.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  };

  return (
    <>
      <button
        aria-expanded={placement !== null && List !== null}
        aria-haspopup="menu"
        aria-label={label}
        className={styles.trigger}
        onClick={() => open('first')}
        onFocus={preload}
        onKeyDown={onKeyDown}
        onPointerEnter={preload}
        ref={button}
        type="button"
      >
        {trigger}
      </button>
      {placement !== null && List && (
        <List
          focusOn={placement}
          items={items}
          label={label}
          onClose={() => setPlacement(null)}
          triggerRef={button}
        />
      )}
    </>
  );
};
