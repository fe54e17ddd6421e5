import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { XIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import { overlayMessages } from '../internal/overlay/Overlay.messages.ts';
import { positionCentred } from '../internal/position-centred.ts';
import { variants } from '../internal/styles/icon-button.css.ts';
import { useTopLayer } from '../internal/use-top-layer.ts';
import * as styles from './Popover.css.ts';

type OpenPopoverProps = {
  id: string;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Closes it, and focuses its button. */
  onClose: () => void;
  buttonRef: RefObject<HTMLElement | null>;
  ref: RefObject<HTMLDivElement | null>;
};

/** The panel, which takes the focus: the next Tab goes to the first control in it. */
export const OpenPopover = ({ id, label, children, onClose, buttonRef, ref }: OpenPopoverProps) => {
  const messages = useMessages(overlayMessages);
  useTopLayer(ref, buttonRef, positionCentred);
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog around it stays open.
    event.stopPropagation();
    onClose();
  };
  return (
    // `<dialog>` with `popover` is hidden where the browser lacks the attribute, and Escape is for all that is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      aria-label={label}
      className={styles.panel}
      data-part="panel"
      id={id}
      onKeyDown={onKeyDown}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      tabIndex={-1}
    >
      <div className={styles.content}>{typeof children === 'function' ? children(onClose) : children}</div>
      <button
        aria-label={messages.close}
        className={`${variants.plain} ${styles.close}`}
        data-part="close"
        onClick={onClose}
        type="button"
      >
        <XIcon />
      </button>
    </div>
  );
};
