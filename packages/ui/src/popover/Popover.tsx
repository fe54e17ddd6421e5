import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useCloseOnBack } from '../internal/overlay/use-close-on-back.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { type ButtonVariant, buttonClassName } from '../internal/styles/button-class-name.ts';
import { useInteractOutside } from '../internal/use-interact-outside.ts';
import { OpenPopover } from './OpenPopover.tsx';
import * as styles from './Popover.css.ts';

export type PopoverProps = Omit<RootProps, 'ref'> & {
  /** The text of the button, and the name of what it opens. */
  label: string;
  /** What opens: text, links, fields. A function is called with what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** An icon that is seen in place of the label. */
  icon?: ReactNode;
  /** The emphasis of the button. `quiet` by default. */
  variant?: ButtonVariant | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** A ref to the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A button that opens a small panel beside it, over the page, which stays usable. It is a `popover="manual"`: `auto`
 * would close itself, but the oldest supported browsers lack it, and none of them closes it by Back.
 */
export const Popover = ({
  label,
  children,
  icon,
  variant = 'quiet',
  onOpenChange,
  ref,
  ...root
}: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpenState] = useState(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);

  const setOpen = (next: boolean) => {
    setOpenState(next);
    onOpenChange?.(next);
  };
  const close = () => {
    // Removing the panel would lose the focus, so it returns to the button first.
    button.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  useInteractOutside(isOpen, [button, panel], ({ type }) => {
    // Focus that is already elsewhere stays there.
    if (type === 'pointerdown') close();
    else setOpen(false);
  });
  useCloseOnBack(isOpen, () => {
    close();
    return true;
  });

  return (
    <>
      <button
        {...rootProps(root, classNames(buttonClassName({ variant }), icon !== undefined && styles.square))}
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label={icon === undefined ? undefined : label}
        onClick={() => (isOpen ? close() : setOpen(true))}
        ref={button}
        type="button"
      >
        {icon ?? label}
      </button>
      {isOpen && (
        <OpenPopover buttonRef={button} id={id} label={label} onClose={close} ref={panel}>
          {children}
        </OpenPopover>
      )}
    </>
  );
};
