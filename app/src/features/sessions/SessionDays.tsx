import { useMedia } from '../../platform/use-media.ts';
import type { Day } from './days.ts';
import { SessionCards } from './SessionCards.tsx';
import { SessionDay } from './SessionDay.tsx';
import { AS_GRID } from './SessionList.css.ts';

/** Some days of the timetable: rows in a card a day on a phone, whole cards in a grid on a wider screen. */
export const SessionDays = ({ days, now }: { days: Day[]; now: number }) =>
  useMedia(AS_GRID) ? (
    <SessionCards days={days} now={now} />
  ) : (
    days.map((day) => <SessionDay key={day.entries[0]?.session.id} day={day} now={now} />)
  );
