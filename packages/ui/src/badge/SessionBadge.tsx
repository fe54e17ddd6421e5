import type { ReactNode } from 'react';
import { CheckIcon, CircleCheckIcon, GiftIcon } from '../icons/index.ts';
import { useMessages } from '../internal/messages.ts';
import type { RootProps } from '../internal/root-props.ts';
import * as styles from './Badge.css.ts';
import { badgeMessages } from './Badge.messages.ts';
import { Badge, type BadgeTone } from './Badge.tsx';

/** The states of a session that a badge shows. */
export type SessionState = 'free' | 'completed' | 'live' | 'enrolled';

const variants: Record<SessionState, { tone: BadgeTone; icon: ReactNode }> = {
  free: { tone: 'accent', icon: <GiftIcon size="1rem" /> },
  completed: { tone: 'neutral', icon: <CircleCheckIcon size="1rem" /> },
  live: { tone: 'live', icon: <span className={styles.dot} /> },
  enrolled: { tone: 'success', icon: <CheckIcon size="1rem" /> },
};

export type SessionBadgeProps = RootProps & {
  /** Which of the four states it shows. */
  state: SessionState;
};

// Spec §2.
/** `FREE SESSION`, `COMPLETED`, `Live Now` or `Enrolled`. */
export const SessionBadge = ({ state, ...root }: SessionBadgeProps) => {
  const messages = useMessages(badgeMessages);
  return (
    <Badge {...root} {...variants[state]}>
      {messages[state]}
    </Badge>
  );
};
