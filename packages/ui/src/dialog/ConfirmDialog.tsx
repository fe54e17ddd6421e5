import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx';
import { useMessages } from '../internal/messages.ts';
import { FIRST_FOCUS } from '../internal/overlay/FirstFocus.tsx';
import { OverlayDialog } from '../internal/overlay/OverlayDialog.tsx';
import type { RootProps } from '../internal/root-props.ts';
import * as styles from './ConfirmDialog.css.ts';
import { type ConfirmDialogMessages, confirmDialogMessages } from './ConfirmDialog.messages.ts';

export type ConfirmDialogProps = RootProps & {
  /** The question, with the verb of `confirmLabel`: `Delete this feedback?` */
  title: string;
  /** The consequence of confirming. It is read out with the title when the dialog opens. */
  children: ReactNode;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called by Cancel, Escape and, with `closesOnBack`, Back: the user did not confirm. */
  onClose: () => void;
  /** The user confirmed. The dialog stays until `isOpen` is false. */
  onConfirm: () => void;
  /** The verb of the title: `Delete`. */
  confirmLabel: string;
  /** `danger` for what cannot be undone: focus then begins on Cancel. `normal` by default. */
  tone?: 'normal' | 'danger';
  /** The confirmed action is running: the buttons cannot be pressed and the dialog stays. */
  isPending?: boolean;
  /** The label of the confirm button meanwhile, for example `Deleting…`. */
  pendingLabel?: string | undefined;
  /** Why the action failed, and what to do. */
  error?: string | undefined;
  /** Back of the browser or the phone closes it instead of leaving the page. */
  closesOnBack?: boolean;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<ConfirmDialogMessages> | undefined;
};

/** Asks for confirmation. A press outside does not close it. */
export const ConfirmDialog = ({
  children,
  onClose,
  onConfirm,
  confirmLabel,
  tone = 'normal',
  isPending = false,
  pendingLabel,
  error,
  messages: overrides,
  ...dialog
}: ConfirmDialogProps) => {
  const messages = useMessages(confirmDialogMessages, overrides);
  const descriptionId = useId();
  const isDanger = tone === 'danger';
  return (
    <OverlayDialog
      {...dialog}
      actions={
        <>
          <Button {...(isDanger && FIRST_FOCUS)} isDisabled={isPending} onPress={onClose} variant="outline">
            {messages.cancel}
          </Button>
          <Button
            {...(!isDanger && FIRST_FOCUS)}
            isPending={isPending}
            onPress={onConfirm}
            pendingLabel={pendingLabel}
            variant={isDanger ? 'danger' : 'primary'}
          >
            {confirmLabel}
          </Button>
        </>
      }
      closesOutside={false}
      descriptionId={descriptionId}
      isLocked={isPending}
      onClose={onClose}
      placement="dialog"
      role="alertdialog"
    >
      <div id={descriptionId}>{children}</div>
      <div role="alert">
        {error !== undefined && (
          <p className={styles.error}>
            <CircleAlertIcon className={styles.errorIcon} />
            {error}
          </p>
        )}
      </div>
    </OverlayDialog>
  );
};
