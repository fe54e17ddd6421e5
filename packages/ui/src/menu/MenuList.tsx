import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import type { MenuProps } from './Menu.tsx';
import * as styles from './Menu.css.ts';
import type { MenuPlacement } from './use-menu-list.ts';

export type MenuListProps = Pick<MenuProps, 'label' | 'items'> & {
  focusOn: MenuPlacement;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
};

/** The open list, under its button. */
export const MenuList = ({ label, items, focusOn, onClose, triggerRef }: MenuListProps) => (
  <AriaLocale>
    <Popover
      aria-label={label}
      className={styles.popover}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      triggerRef={triggerRef}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an open menu has the focus (WAI-ARIA) */}
      <AriaMenu aria-label={label} autoFocus={focusOn} className={styles.menu} onClose={onClose}>
        {items.map(({ id, label: text, icon, tone = 'normal', onAction }) => (
          <AriaMenuItem
            className={[styles.item, styles.tones[tone]].join(' ')}
            id={id}
            key={id}
            onAction={onAction}
            textValue={text}
          >
            {icon}
            {text}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </AriaLocale>
);
