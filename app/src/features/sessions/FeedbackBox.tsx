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
  const [submitted, setSubmitted] = useState<Feedback | null>(() => readFeedback(userId, slug));
  const [isEditing, setEditing] = useState(submitted === null);
  const [isJustSubmitted, setJustSubmitted] = useState(false);

  return (
    <Card as="section" aria-labelledby="feedback">
      <Heading level={2} id="feedback">
        {t('feedback.title')}
      </Heading>
      <p className={lede}>{t('feedback.text')}</p>
      {isEditing || !submitted ? (
        <FeedbackForm
          userId={userId}
          slug={slug}
          submitted={submitted}
          onSubmit={(draft) => {
            setSubmitted(saveFeedback(userId, slug, draft, new Date(clock.now())));
            setEditing(false);
            setJustSubmitted(true);
          }}
        />
      ) : (
        <SubmittedFeedback
          feedback={submitted}
          isPersisted={isFeedbackPersisted(userId)}
          isJustSubmitted={isJustSubmitted}
          onChange={() => setEditing(true)}
        />
      )}
    </Card>
  );
};
