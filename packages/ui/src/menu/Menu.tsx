import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { rootProps } from '../internal/root-props.ts';
import { useLeaving } from '../internal/use-leaving.ts';
import * as styles from './Menu.css.ts';
import type { MenuProps } from './menu-props.ts';
import { OpenMenu, type Opening } from './OpenMenu.tsx';

/**
 * A button that opens a short list of actions (WAI-ARIA authoring practices, menu button). Arrow keys move,
 * Enter acts, Escape closes. It is not made of the Menu of react-aria: that and its popover cost 50.8 kB
 * (gzip) over the dashboard of the app, so they would have to be a chunk of their own, which is not there
 * when the menu is touched first or offline.
 */
export const Menu = ({ label, trigger, items, ...root }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const isOpen = opening !== null;
  const { ref: rootRef, ...place } = rootProps(root, styles.trigger);
  useImperativeHandle(rootRef, () => button.current as never);

  const close = (options?: FocusOptions) => {
    button.current?.focus(options);
    setOpening(null);
  };
  useLeaving(isOpen, [button, list], ({ type }) => {
    // While the list goes, the focus has a place, which what is pressed may take. Focus elsewhere stays there.
    if (type === 'pointerdown') close({ preventScroll: true });
    else setOpening(null);
  });

  // Enter and Space come as a click, as does what assistive technology sends.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Held down, the Enter that has acted would open the menu again.
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
        {...place}
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
