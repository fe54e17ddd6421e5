import type { ToastAction, ToastCloseReason, Toast } from './toast.ts';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';

/** When a button is removed as its toast changes, it passes the focus to the toast, which otherwise would be lost. */
const leaveFocusToToast = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest<HTMLElement>('[data-toast-id]')?.focus();
};

/** The action of a toast, and its dismiss button. */
export const ToastActions = ({ toast, store }: { toast: Toast; store: ToastStore }) => {
  if (!toast.action && !toast.cancel) return null;
  const button = (action: ToastAction | undefined, className: string, reason: ToastCloseReason) =>
    action && (
      <button
        className={className}
        onClick={() => {
          action.onPress();
          if (!action.staysOpen) store.close(toast.id, reason);
        }}
        ref={leaveFocusToToast}
        type="button"
      >
        {action.label}
      </button>
    );
  return (
    <div className={styles.actions}>
      {button(toast.action, styles.action, 'action')}
      {button(toast.cancel, styles.cancel, 'dismiss')}
    </div>
  );
};
