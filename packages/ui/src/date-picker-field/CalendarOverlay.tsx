import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import * as styles from './Calendar.css.ts';
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx';
import { TrayHeader } from './TrayHeader.tsx';

/** Narrower than this, the calendar is a tray at the thumb's end of the screen. */
const TRAY_BELOW = '(max-width: 599.98px)';

// Test environments such as jsdom have no `matchMedia`.
const isNarrow = () => typeof matchMedia === 'function' && matchMedia(TRAY_BELOW).matches;

export type CalendarOverlayProps = CalendarMonthProps & {
  label: string;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
};

/** The open calendar: under its field, or as a tray on a phone. It closes when a day is picked. */
export const CalendarOverlay = ({ label, onClose, triggerRef, ...month }: CalendarOverlayProps) => {
  const [isTray] = useState(isNarrow);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const calendar = (
    <CalendarMonth
      {...month}
      onChange={(date) => {
        month.onChange(date);
        onClose();
      }}
    />
  );
  return (
    <AriaLocale>
      {isTray ? (
        <ModalOverlay className={styles.scrim} isDismissable isOpen onOpenChange={onOpenChange}>
          <Modal className={styles.tray}>
            <Dialog aria-label={label} className={styles.dialog}>
              <TrayHeader closeLabel={month.messages.close} label={label} />
              {calendar}
            </Dialog>
          </Modal>
        </ModalOverlay>
      ) : (
        <Popover
          className={styles.popover}
          isOpen
          offset={6}
          onOpenChange={onOpenChange}
          placement="bottom start"
          triggerRef={triggerRef}
        >
          <Dialog aria-label={label} className={styles.dialog}>
            {calendar}
          </Dialog>
        </Popover>
      )}
    </AriaLocale>
  );
};
