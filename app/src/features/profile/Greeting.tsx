import { Heading } from '@janani/ui/heading';
import { Fragment, type ReactNode, useState } from 'react';
import { formatToday } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { clock } from '../../platform/clock.ts';
import { greeting, greetingSentence, greetingText, hidden } from './dashboard.css.ts';

type GreetingProps = {
  name: string;
  /** Null while it is loading. */
  sessionCount: number | 'failed' | null;
  /** No session is running, and the due date is not past. */
  isCalm: boolean;
  /** What is close, and has no card below. */
  children?: ReactNode;
};

/** A number of sessions as long as most. */
const SOME = 2;

const getSentences = (sessionCount: GreetingProps['sessionCount'], isCalm: boolean): string[] => {
  // The list below reports the failure; nothing is known of the week but its day.
  if (sessionCount === 'failed') return [formatToday(clock.now())];
  const calm = isCalm ? [t('dashboard.ahead.none')] : [];
  if (sessionCount === null) return calm;
  if (sessionCount === 0) return isCalm ? [...calm, t('dashboard.ahead.notEnrolled')] : [];
  return [...calm, t('dashboard.comingUp', { count: sessionCount })];
};

/** Namaste and the first name (design language, "Voice"). */
export const Greeting = ({ name, sessionCount, isCalm, children }: GreetingProps) => {
  const sentences = [...getSentences(sessionCount, isCalm), ...(children ? [children] : [])];
  // Fewer sentences than awaited keep the space, so that what is below does not move.
  const [awaited] = useState(sessionCount === null ? getSentences(SOME, isCalm) : []);
  const space =
    sentences.length > 0 || typeof sessionCount !== 'number' ? awaited.slice(sentences.length) : [];
  return (
    <div className={greeting}>
      <Heading level={1}>{t('dashboard.greeting', { name })}</Heading>
      <p className={greetingText}>
        {[...sentences, ...space].map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence that becomes the first must not move there
          <Fragment key={index}>
            {index > 0 && ' '}
            <span
              className={index < sentences.length ? greetingSentence : `${greetingSentence} ${hidden}`}
              aria-hidden={index >= sentences.length}
            >
              {sentence}
            </span>
          </Fragment>
        ))}
      </p>
    </div>
  );
};
