import { type RefObject, useLayoutEffect } from 'react';
import { type PositionOf, useTopLayer } from '../internal/use-top-layer.ts';
import type { MenuProps } from './menu-props.ts';
import * as styles from './Menu.css.ts';
import { menuPosition } from './menu-position.ts';
import { MenuRow } from './MenuRow.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

/** The item that gets the focus. Each key press that opens the menu makes a new object. */
export type Opening = { at: 'first' | 'last' };

type OpenMenuProps = Pick<MenuProps, 'label' | 'items'> & {
  opening: Opening;
  /** Closes it, and focuses its button. */
  onClose: () => void;
  buttonRef: RefObject<HTMLElement | null>;
  ref: RefObject<HTMLDivElement | null>;
};

const atButton: PositionOf = (button, list) => {
  const { clientWidth, clientHeight } = document.documentElement;
  const height = list.scrollHeight + list.offsetHeight - list.clientHeight;
  return menuPosition(
    button,
    { width: list.offsetWidth, height },
    { width: clientWidth, height: clientHeight },
  );
};

/** The list, which manages the focus in it. */
export const OpenMenu = ({ label, items, opening, onClose, buttonRef, ref }: OpenMenuProps) => {
  const keys = useMenuKeys(items, onClose);
  useTopLayer(ref, buttonRef, atButton);
  useLayoutEffect(() => {
    const list = ref.current;
    const item = opening.at === 'first' ? list?.firstElementChild : list?.lastElementChild;
    ((item ?? list) as HTMLElement | null)?.focus();
  }, [opening, ref]);

  return (
    <div
      {...keys}
      aria-label={label}
      className={styles.menu}
      // A press between the items does not move the focus from them.
      onMouseDown={(event) => event.preventDefault()}
      ref={ref}
      role="menu"
      tabIndex={-1}
    >
      {items.map((item) => (
        <MenuRow
          item={item}
          key={item.id}
          onAct={() => {
            onClose();
            item.onAction();
          }}
        />
      ))}
    </div>
  );
};
