import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './Menu.css.ts';

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

/** A button that opens a short list of actions. Arrow keys move, Enter acts, Escape closes. */
export const Menu = ({ label, trigger, items }: MenuProps) => (
  <MenuTrigger>
    <Button className={styles.trigger} aria-label={label}>
      {trigger}
    </Button>
    <Popover className={styles.popover} placement="bottom end">
      <AriaMenu className={styles.menu} aria-label={label}>
        {items.map(({ id, label: text, icon, tone = 'normal', onAction }) => (
          <AriaMenuItem
            key={id}
            id={id}
            textValue={text}
            className={[styles.item, styles.tones[tone]].join(' ')}
            onAction={onAction}
          >
            {icon}
            {text}
          </AriaMenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
