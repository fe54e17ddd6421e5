import { Heading } from '@janani/ui/heading';
import { t } from '../../i18n/t.ts';
import { greeting, greetingText } from './dashboard.css.ts';

const upcomingText = (sessionCount: number) =>
  sessionCount === 0 ? t('dashboard.ahead.none') : t('dashboard.ahead', { count: sessionCount });

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount }: { name: string; sessionCount: number | null }) => (
  <div className={greeting}>
    <Heading level={1}>{t('dashboard.greeting', { name })}</Heading>
    <p className={greetingText}>
      {sessionCount === null ? t('dashboard.ahead.none') : upcomingText(sessionCount)}
    </p>
  </div>
);
