import { useEffect, useState } from 'react';
import { ClockIcon } from '../icons/ClockIcon.tsx';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import * as styles from './ResendCountdown.css.ts';
import { type ResendCountdownMessages, resendCountdownMessages } from './ResendCountdown.messages.ts';
import { formatClock } from './seconds-left.ts';
import { useCountdown } from './use-countdown.ts';

// Spec §4, §9.
/** How long a user waits before requesting another code, in seconds. */
export const RESEND_SECONDS = 30;

/**
 * The seconds at which the wait is announced: announcing each second would interrupt everything else (ResendCountdown
 * 7).
 */
const ANNOUNCED_SECONDS = new Set([30, 10, 0]);

const getAnnouncement = (seconds: number | undefined, messages: ResendCountdownMessages): string => {
  if (seconds === undefined) return '';
  return seconds === 0 ? messages.readyAnnouncement : messages.waitAnnouncement(seconds);
};

export type ResendCountdownProps = RootProps & {
  /** When a code can be sent again, in epoch ms: the time of the last send plus 30 s. */
  deadline: number;
  /** Sends another code. The app then sets a new deadline, and moves focus to the emptied boxes. */
  onResend: () => void;
  /** The code is being sent. */
  isPending?: boolean | undefined;
  /** The clock, in epoch ms; for tests and stories. */
  now?: (() => number) | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<ResendCountdownMessages> | undefined;
};

// Spec §2.
/** `Resend in 0:24`, and from 0 on the button `Resend Code`. */
export const ResendCountdown = ({
  deadline,
  onResend,
  isPending = false,
  now,
  messages: overrides,
  ...root
}: ResendCountdownProps) => {
  const messages = useMessages(resendCountdownMessages, overrides);
  const seconds = useCountdown(deadline, now);
  const [announcedAt, setAnnouncedAt] = useState<number>();

  // oxlint-disable-next-line react/set-state-in-effect -- a live region is only read when it changes, so its first text has to come after it
  useEffect(() => setAnnouncedAt(ANNOUNCED_SECONDS.has(seconds) ? seconds : undefined), [seconds]);

  return (
    <div {...rootProps(root, styles.root)}>
      {seconds > 0 ? (
        <span className={styles.pill}>
          <ClockIcon size={16} />
          {messages.resendIn(formatClock(seconds))}
        </span>
      ) : (
        <button
          aria-disabled={isPending || undefined}
          className={styles.button}
          onClick={isPending ? undefined : onResend}
          type="button"
        >
          {isPending ? messages.sending : messages.resend}
        </button>
      )}
      <span aria-live="polite" className={visuallyHidden}>
        {getAnnouncement(announcedAt, messages)}
      </span>
    </div>
  );
};
