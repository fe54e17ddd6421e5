import type { ToastAction, ToastCloseReason, Toast } from './toast.ts';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';

/** When a focused button is removed because its toast changes, the toast gets the focus, which would be lost otherwise. */
const focusToastOnUnmount = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest<HTMLElement>('[data-toast-id]')?.focus();
};

/** The action of a toast, and its dismiss button. */
export const ToastActions = ({ toast, store }: { toast: Toast; store: ToastStore }) => {
  if (!toast.action && !toast.cancel) return null;
  const renderButton = (action: ToastAction | undefined, className: string, reason: ToastCloseReason) =>
    action && (
      <button
        className={className}
        onClick={() => {
          action.onPress();
          if (!action.staysOpen) store.close(toast.id, reason);
        }}
        ref={focusToastOnUnmount}
        type="button"
      >
        {action.label}
      </button>
    );
  return (
    <div className={styles.actions}>
      {renderButton(toast.action, styles.action, 'action')}
      {renderButton(toast.cancel, styles.cancel, 'dismiss')}
    </div>
  );
};
