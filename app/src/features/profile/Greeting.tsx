import { Heading } from '@janani/ui/heading';
import { useState } from 'react';
import { formatToday } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { clock } from '../../platform/clock.ts';
import { awaitedSecondText, awaitedText, greeting, greetingText } from './dashboard.css.ts';

type GreetingProps = {
  name: string;
  /** Null while it is loading. */
  sessionCount: number | 'failed' | null;
  /** No session is running, and the due date is not past. */
  isCalm: boolean;
};

const getSessionsText = (sessionCount: GreetingProps['sessionCount'], isCalm: boolean) => {
  // The list below reports the failure; nothing is known of the week but its day.
  if (sessionCount === 'failed') return formatToday(clock.now());
  if (sessionCount === null) return isCalm ? t('dashboard.ahead.none') : '';
  if (sessionCount === 0) return isCalm ? t('dashboard.ahead.notEnrolled') : '';
  return isCalm
    ? t('dashboard.ahead', { count: sessionCount })
    : t('dashboard.comingUp', { count: sessionCount });
};

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount, isCalm }: GreetingProps) => {
  const text = getSessionsText(sessionCount, isCalm);
  const [wasCountPending] = useState(sessionCount === null);
  // A failure keeps the space of the text, so that what is below does not move.
  const isAwaited = wasCountPending && (text !== '' || typeof sessionCount !== 'number');
  return (
    <div className={greeting}>
      <Heading level={1}>{t('dashboard.greeting', { name })}</Heading>
      <p className={isAwaited ? `${greetingText} ${isCalm ? awaitedSecondText : awaitedText}` : greetingText}>
        {text}
      </p>
    </div>
  );
};
