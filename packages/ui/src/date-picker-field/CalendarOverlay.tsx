import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import { ModalDialog } from '../internal/overlay/ModalDialog.tsx';
import { ModalLayer } from '../internal/overlay/ModalLayer.tsx';
import * as overlayStyles from '../internal/overlay/overlay.css.ts';
import { OverlayHeader } from '../internal/overlay/OverlayHeader.tsx';
import type { Tap } from '../internal/overlay/second-tap.ts';
import * as styles from './Calendar.css.ts';
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx';

/** On screens narrower than this, the calendar is a tray at the bottom, within reach of the thumb. */
const TRAY_BELOW = '(max-width: 599.98px)';

// Test environments such as jsdom have no `matchMedia`.
const isNarrow = () => typeof matchMedia === 'function' && matchMedia(TRAY_BELOW).matches;

export type CalendarOverlayProps = CalendarMonthProps & {
  label: string;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  triggerEvent: RefObject<Tap | undefined>;
  closesOnBack: boolean;
};

/** The open calendar: under its field, or as a tray on a phone. It closes when a day is picked. */
export const CalendarOverlay = ({
  label,
  onClose,
  triggerRef,
  triggerEvent,
  closesOnBack,
  ...month
}: CalendarOverlayProps) => {
  const [isTray] = useState(isNarrow);
  const calendar = (
    <CalendarMonth
      {...month}
      onChange={(date) => {
        month.onChange(date);
        onClose();
      }}
    />
  );
  if (isTray)
    return (
      <ModalLayer
        closesOnBack={closesOnBack}
        isOpen
        onClose={onClose}
        triggerEvent={triggerEvent}
        placement="tray"
      >
        <ModalDialog aria-label={label} className={overlayStyles.content}>
          <OverlayHeader close={{ label: month.messages.close, onPress: onClose }}>
            <p className={overlayStyles.title}>{label}</p>
          </OverlayHeader>
          <div className={styles.trayContent}>
            <AriaLocale>{calendar}</AriaLocale>
          </div>
        </ModalDialog>
      </ModalLayer>
    );
  return (
    <AriaLocale>
      <Popover
        className={styles.popover}
        isOpen
        offset={6}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        placement="bottom start"
        triggerRef={triggerRef}
      >
        <Dialog aria-label={label} className={styles.dialog}>
          {calendar}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
};
