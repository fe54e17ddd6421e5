import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './overlay.css.ts';
import { isSecondTap, type Tap } from './second-tap.ts';
import { useScrimPress } from './use-scrim-press.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** Its position: `tray` at the bottom of the screen, `sheet` there on phones only, `dialog` in the middle. */
export type ModalPlacement = 'tray' | 'sheet' | 'dialog';

type ModalPanelProps = {
  placement: ModalPlacement;
  onClose: () => void;
  closesOutside: boolean;
  isLocked: boolean;
  triggerEvent: RefObject<Tap | undefined> | undefined;
  /** The product's classes, styles and data attributes. */
  root: RootProps;
  children: ReactNode;
};

const noop = () => {};

/** Only the app's `isOpen` opens and closes it. */
const OPEN_STATE = {
  isOpen: true,
  setOpen: noop,
  open: noop,
  toggle: noop,
  point: null,
  setPoint: noop,
};

/** The open panel and the scrim around it. */
export const ModalPanel = (props: ModalPanelProps) => {
  const { placement, onClose, closesOutside, isLocked, triggerEvent, root, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { modalProps } = useModalOverlay(
    { isKeyboardDismissDisabled: isLocked },
    { ...OPEN_STATE, close: onClose },
    ref,
  );
  const height = useVisibleHeight();
  const scrimHandlers = useScrimPress(ref, () => {
    if (closesOutside && !isLocked) onClose();
  });
  const stopSecondTap = (event: MouseEvent) => {
    if (!isSecondTap(triggerEvent?.current, event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { ref: panelRef, ...panel } = rootProps(root, styles.panels[placement]);
  useImperativeHandle(panelRef, () => ref.current as never);
  return (
    // The keyboard equivalent is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...scrimHandlers}
      className={styles.scrims[placement]}
      onClickCapture={stopSecondTap}
      onPointerDownCapture={stopSecondTap}
      style={{ '--visual-viewport-height': `${height}px` } as CSSProperties}
    >
      <div {...modalProps} {...panel} ref={ref}>
        {children}
      </div>
    </div>
  );
};
