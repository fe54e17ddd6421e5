import { useMessages } from '../internal/messages.ts';
import { useLocale } from '../provider/index.ts';
import { type RootProps, rootProps } from '../internal/root-props.ts';
import { formatTimestamp, parseTimestamp, type TimestampParts } from './format-timestamp.ts';
import { getDistance, formatDistance } from './starts-in.ts';
import { type TimestampMessages, timestampMessages } from './Timestamp.messages.ts';

export type TimestampProps = RootProps & {
  /**
   * ISO 8601; without an offset it is Indian time. For `null` or an unreadable one, the text states that it is not
   * known.
   */
  at: string | null | undefined;
  /** The day and the time, one of the two, or how long until the start. `date-time` by default. */
  show?: TimestampParts | 'starts-in' | undefined;
  /** The current time; with it, near dates read “today” and “tomorrow”. Required for `starts-in`, which without it is a `date-time`. */
  now?: Date | undefined;
  /** An IANA zone. India's by default. */
  timeZone?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<TimestampMessages> | undefined;
};

/** An instant as text in Indian time, with `datetime` for machines. */
export const Timestamp = ({ at, show = 'date-time', now, timeZone, messages, ...root }: TimestampProps) => {
  const locale = useLocale();
  const texts = useMessages(timestampMessages, messages);
  const instant = parseTimestamp(at);
  if (!instant) return <span {...rootProps(root)}>{texts.unknown}</span>;

  const formatStartsIn = () => {
    if (!now) return null;
    const distance = getDistance(instant, now);
    if (!distance) return texts.startsNow;
    const distanceLabel = formatDistance(distance, locale);
    return distance.amount > 0 ? texts.startsIn(distanceLabel) : texts.started(distanceLabel);
  };
  const shownParts = show === 'starts-in' ? 'date-time' : show;
  const formatDateTime = () => formatTimestamp(at, { locale, now, timeZone, parts: shownParts });
  return (
    <time dateTime={instant.toISOString()} {...rootProps(root)}>
      {show === 'starts-in' ? (formatStartsIn() ?? formatDateTime()) : formatDateTime()}
    </time>
  );
};
