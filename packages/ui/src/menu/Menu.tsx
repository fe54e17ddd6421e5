import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { rootProps } from '../internal/root-props.ts';
import { useInteractOutside } from '../internal/use-interact-outside.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './menu-props.ts';
import { OpenMenu, type InitialFocus } from './OpenMenu.tsx';

/**
 * A button that opens a short list of actions (WAI-ARIA authoring practices, menu button). Arrow keys move, Enter
 * acts, Escape closes. It does not use the Menu of react-aria: that and its popover cost 50.8 kB (gzip) over the app's
 * dashboard, so they would have to be a lazy chunk, which would not be available at the first press or offline.
 */
export const Menu = ({ label, trigger, items, ...root }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [initialFocus, setInitialFocus] = useState<InitialFocus | null>(null);
  const isOpen = initialFocus !== null;
  const { ref: rootRef, ...rootAttributes } = rootProps(root, styles.trigger);
  useImperativeHandle(rootRef, () => button.current as never);

  const close = (options?: FocusOptions) => {
    button.current?.focus(options);
    setInitialFocus(null);
  };
  useInteractOutside(isOpen, [button, list], ({ type }) => {
    // Removing the list would lose the focus, so it returns to the button first. Focus that is already elsewhere stays
    // there.
    if (type === 'pointerdown') close({ preventScroll: true });
    else setInitialFocus(null);
  });

  // Enter and Space cause a click, as does assistive technology.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Without this, holding down the Enter key that acted would open the menu again.
    if (isArrow || (key === 'Enter' && repeat)) event.preventDefault();
    if (isArrow) setInitialFocus({ item: key === 'ArrowUp' ? 'last' : 'first' });
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      setInitialFocus(null);
    }
  };

  return (
    <>
      <button
        {...rootAttributes}
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={label}
        onClick={() => (isOpen ? close() : setInitialFocus({ item: 'first' }))}
        onKeyDown={onKeyDown}
        ref={button}
        type="button"
      >
        {trigger}
      </button>
      {initialFocus && (
        <OpenMenu
          buttonRef={button}
          items={items}
          label={label}
          onClose={close}
          initialFocus={initialFocus}
          ref={list}
        />
      )}
    </>
  );
};
