import { Card } from '@janani/ui/card';
import { Heading } from '@janani/ui/heading';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { type Feedback, isFeedbackPersisted, saveFeedback, readFeedback } from './feedback.ts';
import { lede } from './FeedbackBox.css.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { SubmittedFeedback } from './SubmittedFeedback.tsx';
import { clock } from '../../platform/clock.ts';

type FeedbackBoxProps = { userId: string; slug: string };

/** The user's feedback on a session: written once, changed at will, stored on this device (decision T-12). */
export const FeedbackBox = ({ userId, slug }: FeedbackBoxProps) => {
  const [given, setGiven] = useState<Feedback | null>(() => readFeedback(userId, slug));
  const [isWriting, setWriting] = useState(given === null);
  const [isJustSubmitted, setJustSubmitted] = useState(false);

  return (
    <Card as="section" padding="roomy" aria-labelledby="feedback">
      <Heading level={2} id="feedback">
        {t('feedback.title')}
      </Heading>
      <p className={lede}>{t('feedback.text')}</p>
      {isWriting || !given ? (
        <FeedbackForm
          userId={userId}
          slug={slug}
          given={given}
          onSubmit={(draft) => {
            setGiven(saveFeedback(userId, slug, draft, new Date(clock.now())));
            setWriting(false);
            setJustSubmitted(true);
          }}
        />
      ) : (
        <SubmittedFeedback
          feedback={given}
          isPersisted={isFeedbackPersisted(userId)}
          isJustSubmitted={isJustSubmitted}
          onChange={() => setWriting(true)}
        />
      )}
    </Card>
  );
};
