import { Heading } from '@janani/ui/heading';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { awaitedText, greeting, greetingText } from './dashboard.css.ts';

type GreetingProps = {
  name: string;
  /** Null while it is loading. After a failure no sentence is shown. */
  sessionCount: number | 'failed' | null;
  /** No session is running, and the due date is not past. */
  isCalm: boolean;
};

const getSessionsText = (sessionCount: GreetingProps['sessionCount'], isCalm: boolean) => {
  if (sessionCount === 'failed') return '';
  if (!sessionCount) return isCalm ? t('dashboard.ahead.none') : '';
  return isCalm
    ? t('dashboard.ahead', { count: sessionCount })
    : t('dashboard.comingUp', { count: sessionCount });
};

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount, isCalm }: GreetingProps) => {
  const [isCountPending] = useState(sessionCount === null);
  return (
    <div className={greeting}>
      <Heading level={1}>{t('dashboard.greeting', { name })}</Heading>
      <p className={isCountPending ? `${greetingText} ${awaitedText}` : greetingText}>
        {getSessionsText(sessionCount, isCalm)}
      </p>
    </div>
  );
};
