import { Alert } from '@janani/ui/alert';
import { Button } from '@janani/ui/button';
import { StarRating } from '@janani/ui/star-rating';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import type { Feedback } from './feedback.ts';
import { box, comment, storageNote, start } from './FeedbackBox.css.ts';

type SubmittedFeedbackProps = {
  feedback: Feedback;
  isPersisted: boolean;
  isJustSubmitted: boolean;
  onChange: () => void;
};

const formatSavedOn = (date: string | null) =>
  date === null ? t('feedback.keptUndated') : t('feedback.kept', { date: formatDay(date) });

/** The user's own feedback, and where it is stored. */
export const SubmittedFeedback = ({
  feedback,
  isPersisted,
  isJustSubmitted,
  onChange,
}: SubmittedFeedbackProps) => {
  const outcome = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  // The pressed button was removed: the focus moves to the result, which a screen reader then reads.
  useEffect(() => {
    if (isJustSubmitted) outcome.current?.focus();
  }, [isJustSubmitted]);
  return (
    <div className={box}>
      {isPersisted ? (
        <p ref={outcome} tabIndex={-1} className={comment}>
          <strong>{t('feedback.thanks')}</strong>
        </p>
      ) : (
        // A screen reader reads it on focus.
        <Alert live="none" ref={outcome} tabIndex={-1} tone="error">
          {t('feedback.notKept')}
        </Alert>
      )}
      <StarRating label={t('feedback.rating')} value={feedback.rating} isReadOnly />
      <p className={comment}>{feedback.comment}</p>
      {isPersisted && <p className={storageNote}>{formatSavedOn(feedback.date)}</p>}
      <div className={start}>
        <Button variant="outline" onPress={onChange}>
          {t('feedback.change')}
        </Button>
      </div>
    </div>
  );
};
