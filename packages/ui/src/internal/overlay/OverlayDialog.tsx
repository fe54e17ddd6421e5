import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useMessages } from '../messages.ts';
import { ariaProps } from '../root-props.ts';
import { FirstFocus } from './FirstFocus.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { ModalLayer, type ModalLayerProps } from './ModalLayer.tsx';
import * as styles from './overlay.css.ts';
import { type OverlayMessages, overlayMessages } from './Overlay.messages.ts';
import { OverlayHeader } from './OverlayHeader.tsx';

type OverlayDialogProps = ModalLayerProps & {
  title: string;
  actions?: ReactNode;
  /** `alertdialog` has no close button, and the element with `descriptionId` is read out when it opens. */
  role?: 'dialog' | 'alertdialog';
  descriptionId?: string;
  messages?: Partial<OverlayMessages> | undefined;
};

/** The structure that Dialog, ConfirmDialog and Sheet share. */
export const OverlayDialog = ({
  title,
  actions,
  role = 'dialog',
  descriptionId,
  messages: overrides,
  children,
  ...layer
}: OverlayDialogProps) => {
  const messages = useMessages(overlayMessages, overrides);
  const titleId = useId();
  const close = role === 'dialog' ? { label: messages.close, onPress: layer.onClose } : undefined;
  const aria = ariaProps(layer);
  return (
    <ModalLayer {...layer}>
      <ModalDialog
        {...aria}
        aria-describedby={classNames(descriptionId, aria['aria-describedby']) || undefined}
        aria-labelledby={titleId}
        className={styles.content}
        role={role}
      >
        <OverlayHeader close={close} isSticky>
          <h2 className={styles.title} data-part="title" id={titleId}>
            {title}
          </h2>
        </OverlayHeader>
        <FirstFocus className={styles.body}>{children}</FirstFocus>
        {actions !== undefined && (
          <div className={styles.actions} data-part="actions">
            {actions}
          </div>
        )}
      </ModalDialog>
    </ModalLayer>
  );
};
