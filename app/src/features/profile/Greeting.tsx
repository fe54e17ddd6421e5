import { t } from '../../i18n/t.ts';
import { greeting, greetingText, greetingTitle } from './dashboard.css.ts';

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount }: { name: string; sessionCount: number | null }) => (
  <div className={greeting}>
    <h1 className={greetingTitle}>{t('dashboard.greeting', { name })}</h1>
    <p className={greetingText}>
      {sessionCount === null ? ' ' : t('dashboard.ahead', { count: sessionCount })}
    </p>
  </div>
);
