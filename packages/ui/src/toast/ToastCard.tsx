import { type CSSProperties, useId } from 'react';
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx';
import { CircleCheckIcon } from '../icons/CircleCheckIcon.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { TriangleAlertIcon } from '../icons/TriangleAlertIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { Ogee } from '../ogee/index.ts';
import { AriaToast, type QueuedToast } from './aria-toast.ts';
import type { ToastMessages } from './Toast.messages.ts';
import * as styles from './ToastRegion.css.ts';
import type { ToastStore } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const icons = {
  success: CircleCheckIcon,
  error: CircleAlertIcon,
  warning: TriangleAlertIcon,
  info: InfoIcon,
};

type ToastCardProps = { queued: QueuedToast; store: ToastStore; messages: ToastMessages };

/** One toast: what kind it is, what it says, what can be done, and how long it stays. */
export const ToastCard = ({ queued, store, messages }: ToastCardProps) => {
  const toast = queued.content;
  const titleId = useId();
  const descriptionId = useId();
  const Icon = icons[toast.type];
  const dismiss = () => store.close(toast.id, 'dismiss');
  const swipe = useSwipe({
    onDismiss: dismiss,
    onHold: (isHeld) => store.hold('touch', isHeld),
  });
  const act = () => {
    toast.action?.onPress();
    store.close(toast.id, 'action');
  };
  return (
    <AriaToast
      {...swipe}
      {...(toast.description === undefined ? {} : { 'aria-describedby': descriptionId })}
      aria-labelledby={titleId}
      className={styles.toast}
      data-toast-id={toast.id}
      data-type={toast.type}
      toast={queued}
    >
      <Ogee className={styles.tile[toast.type]} size="xs">
        <Icon />
      </Ogee>
      <div className={styles.text}>
        <div className={styles.title}>
          <span className={visuallyHidden}>{messages[toast.type]} </span>
          <span id={titleId}>{toast.title}</span>
          {toast.count > 1 && <span className={styles.count}>{messages.times(toast.count)}</span>}
        </div>
        {toast.description && (
          <p className={styles.description} id={descriptionId}>
            {toast.description}
          </p>
        )}
        {toast.action && (
          <button className={styles.action} onClick={act} type="button">
            {toast.action.label}
          </button>
        )}
      </div>
      <button aria-label={messages.close} className={styles.close} onClick={dismiss} type="button">
        <XIcon />
      </button>
      {Number.isFinite(toast.duration) && (
        <span
          className={styles.life[toast.type]}
          // Starts over with the time of the toast.
          key={toast.run}
          style={{ '--toast-duration': `${toast.duration}ms` } as CSSProperties}
        />
      )}
    </AriaToast>
  );
};
