import { t } from '../../i18n/t.ts';
import { greeting, greetingText, greetingTitle } from './dashboard.css.ts';

const aheadText = (sessionCount: number) =>
  sessionCount === 0 ? t('dashboard.ahead.none') : t('dashboard.ahead', { count: sessionCount });

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount }: { name: string; sessionCount: number | null }) => (
  <div className={greeting}>
    <h1 className={greetingTitle}>{t('dashboard.greeting', { name })}</h1>
    <p className={greetingText}>{sessionCount === null ? ' ' : aheadText(sessionCount)}</p>
  </div>
);
