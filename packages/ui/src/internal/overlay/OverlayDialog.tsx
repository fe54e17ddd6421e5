import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useMessages } from '../messages.ts';
import { FirstFocus } from './FirstFocus.tsx';
import { ModalLayer, type ModalLayerProps } from './ModalLayer.tsx';
import * as styles from './overlay.css.ts';
import { type OverlayMessages, overlayMessages } from './Overlay.messages.ts';
import { OverlayHeader } from './OverlayHeader.tsx';

type OverlayDialogProps = Omit<ModalLayerProps, 'className'> & {
  title: string;
  actions?: ReactNode;
  /** `alertdialog` has no close button, and its content is read out when it opens. */
  role?: 'dialog' | 'alertdialog';
  messages?: Partial<OverlayMessages> | undefined;
};

/** What Dialog, ConfirmDialog and Sheet have in common. */
export const OverlayDialog = ({
  title,
  actions,
  role = 'dialog',
  messages: overrides,
  children,
  ...layer
}: OverlayDialogProps) => {
  const messages = useMessages(overlayMessages, overrides);
  const isAlert = role === 'alertdialog';
  return (
    <ModalLayer {...layer}>
      <Dialog className={styles.content} role={role}>
        <OverlayHeader closeLabel={isAlert ? undefined : messages.close} isSticky>
          <Heading className={styles.title} slot="title">
            {title}
          </Heading>
        </OverlayHeader>
        <FirstFocus className={styles.body}>{children}</FirstFocus>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Dialog>
    </ModalLayer>
  );
};
