import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { rootProps } from '../internal/root-props.ts';
import { useInteractOutside } from '../internal/use-interact-outside.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './menu-props.ts';
import { OpenMenu, type Opening } from './OpenMenu.tsx';

/**
 * A button that opens a short list of actions (WAI-ARIA authoring practices, menu button). Arrow keys move, Enter
 * acts, Escape closes. It does not use the Menu of react-aria: that and its popover cost 50.8 kB (gzip) over the app's
 * dashboard, so they would have to be a lazy chunk, which would not be available at the first press or offline.
 */
export const Menu = ({ label, trigger, items, ...root }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const { ref: rootRef, ...rootAttributes } = rootProps(root, styles.trigger);
  useImperativeHandle(rootRef, () => button.current as never);

  const close = (options?: FocusOptions) => {
    button.current?.focus(options);
    setOpening(null);
  };
  useInteractOutside(isOpen, [button, list], ({ type }) => {
    // When the list is removed, focus would be lost, so it returns to the button before the action, which may move it
    // on. Focus elsewhere stays there.
    if (type === 'pointerdown') close({ preventScroll: true });
    else setOpening(null);
  });

  // Enter and Space cause a click, as does assistive technology.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Without this, holding down the Enter key that acted would open the menu again.
    if (isArrow || (key === 'Enter' && repeat)) event.preventDefault();
    if (isArrow) setOpening({ at: key === 'ArrowUp' ? 'last' : 'first' });
    if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpening(null);
    }
  };

  return (
    <>
      <button
        {...rootAttributes}
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={label}
        onClick={() => (isOpen ? close() : setOpening({ at: 'first' }))}
        onKeyDown={onKeyDown}
        ref={button}
        type="button"
      >
        {trigger}
      </button>
      {opening && (
        <OpenMenu
          buttonRef={button}
          items={items}
          label={label}
          onClose={close}
          opening={opening}
          ref={list}
        />
      )}
    </>
  );
};
