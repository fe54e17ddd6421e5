import { type CSSProperties, useId } from 'react';
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../icons/CircleCheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { TriangleAlertIcon } from '../icons/TriangleAlertIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { classNames } from '../internal/class-names.ts';
import { Ogee } from '../ogee/index.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { ToastActions } from './ToastActions.tsx';
import type { ToastMessages } from './Toast.messages.ts';
import { getDuration, type Toast } from './toast.ts';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const icons = {
  success: CircleCheckIcon,
  error: CircleAlertIcon,
  warning: TriangleAlertIcon,
  info: InfoIcon,
};

type ToastCardProps = { toast: Toast; store: ToastStore; messages: ToastMessages };

/** One toast: its type, its text, its actions, and its remaining time. */
export const ToastCard = ({ toast, store, messages }: ToastCardProps) => {
  const time = getDuration(toast);
  const titleId = useId();
  const descriptionId = useId();
  const countId = useId();
  const Icon = toast.isPending ? SpinnerRing : icons[toast.type];
  const dismiss = () => store.close(toast.id, 'dismiss');
  const swipe = useSwipe({
    onDismiss: dismiss,
    onPauseChange: (isPaused) => store.setPaused('touch', isPaused),
  });
  return (
    <div
      {...swipe}
      aria-describedby={
        classNames(toast.count > 1 && countId, toast.description && descriptionId) || undefined
      }
      aria-labelledby={titleId}
      aria-modal={false}
      className={styles.toast}
      data-toast-id={toast.id}
      data-type={toast.type}
      role="alertdialog"
      // Focusable, so that a screen reader can read the toast as a whole.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <Ogee className={styles.tile} size="xs">
        <Icon />
      </Ogee>
      <div className={styles.text}>
        <div className={styles.title}>
          {!toast.isPending && <span className={visuallyHidden}>{messages[toast.type]} </span>}
          <span id={titleId}>{toast.title}</span>
          {toast.count > 1 && (
            <span className={styles.count} id={countId}>
              {messages.times(toast.count)}
            </span>
          )}
        </div>
        {toast.description && (
          <p className={styles.description} id={descriptionId}>
            {toast.description}
          </p>
        )}
        <ToastActions store={store} toast={toast} />
      </div>
      <button aria-label={messages.close} className={styles.close} onClick={dismiss} type="button">
        <XIcon />
      </button>
      {Number.isFinite(time) && (
        <span
          className={styles.progressBar}
          // The animation restarts with the timer of the toast.
          key={toast.run}
          style={{ '--toast-duration': `${time}ms` } as CSSProperties}
        />
      )}
    </div>
  );
};
