import type { ToastAction, ToastCloseReason, Toast } from './toast.ts';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';

/** A button that goes as its toast changes leaves the focus to the toast, or it would fall to the page's start. */
const leaveFocusToToast = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.closest<HTMLElement>('[data-toast-id]')?.focus();
};

/** What can be done about a toast, and the way out. */
export const ToastActions = ({ toast, store }: { toast: Toast; store: ToastStore }) => {
  if (!toast.action && !toast.cancel) return null;
  const button = (action: ToastAction | undefined, className: string, reason: ToastCloseReason) =>
    action && (
      <button
        className={className}
        onClick={() => {
          action.onPress();
          if (!action.keepsToast) store.close(toast.id, reason);
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
