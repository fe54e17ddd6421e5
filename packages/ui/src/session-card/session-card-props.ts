import type { ReactNode } from 'react';
import type { Program } from '../badge/index.ts';
import type { RootProps } from '../internal/root-props.ts';
import type { SessionCardMessages } from './SessionCard.messages.ts';

export type SessionCardProps = RootProps & {
  /** The URL of the card, which is a link as a whole. */
  href: string;
  /** The title of the session. */
  title: string;
  /** The heading level in the outline of the page. 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Without one no programme is shown and the Wellness drawing replaces a missing photo. */
  program?: Program | undefined;
  /**
   * Picks one of the programme's three drawings, such as the session's slug or id: the same seed has the same drawing
   * in a card, a row and a `SessionPicture`. Without one it is the first.
   */
  seed?: string | undefined;
  /** A photo; the programme's drawing replaces it when there is none or it fails to load. */
  imageUrl?: string | null | undefined;
  /** ISO 8601, or `null` when the time is not known yet. Left out for a recording, which has no time. */
  scheduledAt?: string | null | undefined;
  /** The current time: with it, today and tomorrow are written as such. */
  now?: Date | undefined;
  /** The time alone, for a card below the heading of its day. `date-time` by default. */
  timeParts?: 'date-time' | 'time' | undefined;
  /** The IANA zone of the shown time; the zone's name is not shown. India's by default. */
  timeZone?: string | undefined;
  /**
   * The viewer's IANA zone, when there is no `timeZone`: where its time differs from India's, the viewer's own time is
   * added.
   */
  viewerTimeZone?: string | undefined;
  /** The length; left out, or null, when it is not known. */
  durationMinutes?: number | null | undefined;
  /** The name of the instructor, as it is shown. */
  instructor?: string | null | undefined;
  /** Whether the user is enrolled. */
  isEnrolled?: boolean | undefined;
  /** Shows `FREE SESSION`. */
  isFree?: boolean | undefined;
  /** Shows `COMPLETED`. */
  isCompleted?: boolean | undefined;
  /** Shows `Live Now`. */
  isLive?: boolean | undefined;
  /** An additional badge beside the card's, such as the session's current status. */
  badge?: ReactNode;
  /** A button at the bottom; its accessible name should contain the session's title. */
  action?: ReactNode;
  /** A row in which the time leads, for `SessionRows`. It has no room for an action or the viewer's own time. */
  compact?: boolean | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SessionCardMessages> | undefined;
};

/** The props of a layout, with the id of its heading. */
export type CardLayoutProps = SessionCardProps & { titleId: string };
