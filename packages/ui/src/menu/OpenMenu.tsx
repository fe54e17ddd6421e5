import { type RefObject, useLayoutEffect } from 'react';
import { type GetPosition, useTopLayer } from '../internal/use-top-layer.ts';
import type { MenuProps } from './menu-props.ts';
import * as styles from './Menu.css.ts';
import { positionMenu } from './menu-position.ts';
import { MenuRow } from './MenuRow.tsx';
import { useMenuKeys } from './use-menu-keys.ts';

/** The item that gets the focus. A new object for each key press that opens the menu, so that the effect runs again. */
export type InitialFocus = { item: 'first' | 'last' };

type OpenMenuProps = Pick<MenuProps, 'label' | 'items'> & {
  initialFocus: InitialFocus;
  /** Closes it, and focuses its button. */
  onClose: () => void;
  buttonRef: RefObject<HTMLElement | null>;
  ref: RefObject<HTMLDivElement | null>;
};

const positionAtButton: GetPosition = (button, list) => {
  const { clientWidth, clientHeight } = document.documentElement;
  const height = list.scrollHeight + list.offsetHeight - list.clientHeight;
  return positionMenu(
    button,
    { width: list.offsetWidth, height },
    { width: clientWidth, height: clientHeight },
  );
};

/** The list, which manages the focus in it. */
export const OpenMenu = ({ label, items, initialFocus, onClose, buttonRef, ref }: OpenMenuProps) => {
  const keyHandlers = useMenuKeys(items, onClose);
  useTopLayer(ref, buttonRef, positionAtButton);
  useLayoutEffect(() => {
    const list = ref.current;
    const item = initialFocus.item === 'first' ? list?.firstElementChild : list?.lastElementChild;
    ((item ?? list) as HTMLElement | null)?.focus();
  }, [initialFocus, ref]);

  return (
    <div
      {...keyHandlers}
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
          onActivate={() => {
            onClose();
            item.onAction();
          }}
        />
      ))}
    </div>
  );
};
