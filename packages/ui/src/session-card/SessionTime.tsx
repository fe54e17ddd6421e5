import type { ReactNode } from 'react';
import { useMessages } from '../internal/messages.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { useLocale } from '../provider/index.ts';
import {
  formatTimestamp,
  formatTimestampInViewerZone,
  parseTimestamp,
  type TimestampParts,
} from '../timestamp/index.ts';
import * as styles from './SessionCard.css.ts';
import { type SessionCardMessages, sessionCardMessages } from './SessionCard.messages.ts';

export type SessionTimeProps = RootProps & {
  /** ISO 8601; without an offset it is Indian time. `null` or unreadable when the time is not known yet. */
  scheduledAt: string | null;
  /** The current time, for "Today" and "Tomorrow". */
  now?: Date | undefined;
  /** The day and the time, or one of the two. `date-time` by default. */
  parts?: TimestampParts | undefined;
  /** The IANA zone of the shown time; the zone's name is not shown. India's by default. */
  timeZone?: string | undefined;
  /**
   * The viewer's IANA zone, when there is no `timeZone`: where its time differs from India's, the viewer's own time is
   * added.
   */
  viewerTimeZone?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SessionCardMessages> | undefined;
};

/** Marks the part of the day, before or after the figures: `7:00 AM`, `सुबह 7:00`. */
const markDayPeriod = (time: string): ReactNode => {
  const [, before = '', figures = time, after = ''] =
    /^(\P{Nd}*)(\p{Nd}.*\p{Nd})(\P{Nd}*)$/u.exec(time) ?? [];
  return (
    <>
      {before && <span>{before}</span>}
      {figures}
      {after && <span>{after}</span>}
    </>
  );
};

/** The time of a session, in Indian time or in `timeZone`. */
export const SessionTime = ({
  scheduledAt,
  now,
  parts,
  timeZone,
  viewerTimeZone,
  messages,
  ...root
}: SessionTimeProps) => {
  const locale = useLocale();
  const texts = useMessages(sessionCardMessages, messages);
  const instant = parseTimestamp(scheduledAt);
  const time = formatTimestamp(scheduledAt, { locale, now, timeZone, parts });
  if (!instant || time === null) return <span {...rootProps(root)}>{texts.noTime}</span>;

  const viewerTime =
    viewerTimeZone && timeZone === undefined
      ? formatTimestampInViewerZone(scheduledAt, { locale, now, timeZone: viewerTimeZone })
      : null;
  return (
    <time {...rootProps(root)} dateTime={instant.toISOString()}>
      {viewerTime !== null && texts.indianTime(time)}
      {viewerTime === null && (parts === 'time' ? markDayPeriod(time) : time)}
      {viewerTime !== null && <span className={styles.viewerTime}>{texts.viewerTime(viewerTime)}</span>}
    </time>
  );
};
