import { type PointerEvent, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import type { MenuItem } from './menu-props.ts';
import * as styles from './Menu.css.ts';

/** One action: a native button, which Enter, Space, a press and assistive technology all click. */
export const MenuRow = ({ item, onActivate }: { item: MenuItem; onActivate: () => void }) => {
  const { label, icon, tone = 'normal' } = item;
  const [isFocused, setFocused] = useState(false);
  // Not on pointerenter: when a list opens under a resting mouse, that event fires without a move.
  const takeFocus = ({ currentTarget }: PointerEvent<HTMLElement>) =>
    currentTarget.focus({ preventScroll: true });
  return (
    <button
      className={classNames(styles.item, styles.tones[tone])}
      data-focused={isFocused || undefined}
      onBlur={() => setFocused(false)}
      onClick={onActivate}
      onFocus={() => setFocused(true)}
      onPointerDown={takeFocus}
      onPointerMove={takeFocus}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      {icon}
      {label}
    </button>
  );
};
