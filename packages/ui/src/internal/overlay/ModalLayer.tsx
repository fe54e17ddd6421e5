import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../AriaLocale.tsx';
import { classNames } from '../class-names.ts';
import * as styles from './overlay.css.ts';
import { useBackCloses } from './use-back-closes.ts';

export type ModalLayerProps = {
  /** Where it stands: `tray` at the thumb's end, `sheet` there on phones only, `dialog` in the middle. */
  place: 'tray' | 'sheet' | 'dialog';
  isOpen: boolean;
  /** Called by Escape, a press beside it, the close button inside it and Back. */
  onClose: () => void;
  /** Whether a press beside it closes it. */
  closesOutside?: boolean;
  /** Whether nothing but its own content may close it just now. */
  isKept?: boolean;
  /** Whether Back of the browser or the phone closes it, instead of leaving the page. */
  closesOnBack?: boolean;
  className?: string | undefined;
  /** A Dialog of react-aria. */
  children: ReactNode;
};

/**
 * Everything that is open over the page: what is behind is inert and does not scroll, focus stays inside and
 * comes back at the end. A press beside it is looked after here and not by `isDismissable` of react-aria,
 * which brings a hidden button "Dismiss" in languages it does not speak.
 */
export const ModalLayer = ({
  place,
  isOpen,
  onClose,
  closesOutside = true,
  isKept = false,
  closesOnBack = false,
  className,
  children,
}: ModalLayerProps) => {
  const startedBeside = useRef(false);
  const isBeside = ({ target, currentTarget }: MouseEvent | PointerEvent) => target === currentTarget;
  useBackCloses(isOpen && closesOnBack, () => {
    if (isKept) return false;
    onClose();
    return true;
  });
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.scrims[place]}
        isKeyboardDismissDisabled={isKept}
        isOpen={isOpen}
        // A text selected inside that ends outside is no press beside it.
        onClick={(event) => {
          if (closesOutside && !isKept && startedBeside.current && isBeside(event)) onClose();
        }}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        onPointerDown={(event) => {
          startedBeside.current = isBeside(event);
        }}
      >
        <Modal className={classNames(styles.panels[place], className)}>{children}</Modal>
      </ModalOverlay>
    </AriaLocale>
  );
};
