import type { Session } from '@janani/api-client';
import { Button } from '@janani/ui/button';
import { CalendarIcon } from '@janani/ui/icons';
import { t } from '../../i18n/t.ts';
import { saveFile } from '../../platform/save-file.ts';
import { renderCalendarFile } from './calendar-file.ts';
import { clock } from '../../platform/clock.ts';
import { getSessionUrl } from './session-url.ts';

type AddToCalendarProps = {
  session: Session & { scheduled_at: string };
  /** Beside the button to join, when that is what matters. */
  isSecondary?: boolean;
};

/** Saves the user’s enrolment as a calendar file with a reminder; the file is generated on the phone. */
export const AddToCalendar = ({ session, isSecondary = false }: AddToCalendarProps) => {
  const save = () => {
    const event = {
      id: session.id,
      title: session.title,
      description: session.description,
      startsAt: session.scheduled_at,
      minutes: session.duration,
      // The page, not the join link: calendars are often shared.
      url: getSessionUrl(session.slug),
    };
    saveFile(`${session.slug}.ics`, 'text/calendar;charset=utf-8', renderCalendarFile(event, clock.now()));
  };
  return (
    <Button variant={isSecondary ? 'outline' : 'tint'} isFullWidth icon={<CalendarIcon />} onPress={save}>
      {t('session.calendar')}
    </Button>
  );
};
