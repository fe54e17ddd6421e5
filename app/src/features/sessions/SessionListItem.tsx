import type { Session } from '@janani/api-client';
import { SessionCard } from '@janani/ui/session-card';
import { memo } from 'react';
import { toSessionCard } from './to-session-card.ts';

type SessionListItemProps = { session: Session; isCompleted: boolean };

/** One card of a list that may be a thousand long: drawn again only when something of it has changed. */
export const SessionListItem = memo(({ session, isCompleted }: SessionListItemProps) => (
  <SessionCard headingLevel={2} {...toSessionCard(session, isCompleted)} />
));
SessionListItem.displayName = 'SessionListItem';
