import { Button } from '@janani/ui/button';
import { Form } from '@janani/ui/form';
import { StarRating } from '@janani/ui/star-rating';
import { TextArea } from '@janani/ui/text-area';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { type FeedbackDraft, emptyDraft, getFeedbackErrors, saveDraft, readDraft } from './feedback.ts';
import { box, start } from './FeedbackBox.css.ts';

type FeedbackFormProps = {
  userId: string;
  slug: string;
  submitted: FeedbackDraft | null;
  onSubmit: (draft: FeedbackDraft) => void;
};

/** Stars and a comment; problems are shown when the user submits (spec §5). */
export const FeedbackForm = ({ userId, slug, submitted, onSubmit }: FeedbackFormProps) => {
  const [draft, setDraft] = useState<FeedbackDraft>(() => readDraft(userId, slug) ?? submitted ?? emptyDraft);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const errors = getFeedbackErrors(draft);
  const getError = (field: keyof FeedbackDraft) => {
    const error = errors[field];
    return hasSubmitted && error ? t(error) : undefined;
  };

  const change = (changes: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    saveDraft(userId, slug, next);
  };
  const submit = () => {
    setHasSubmitted(true);
    if (Object.keys(errors).length === 0) onSubmit(draft);
  };

  return (
    <Form onSubmit={submit} aria-labelledby="feedback">
      <div className={box}>
        <StarRating
          label={t('feedback.rating')}
          name="rating"
          isRequired
          value={draft.rating}
          onChange={(rating) => change({ rating })}
          error={getError('rating')}
        />
        <TextArea
          label={t('feedback.comment')}
          name="comment"
          isRequired
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          error={getError('comment')}
        />
        <div className={start}>
          <Button type="submit" variant="outline" isFullWidth>
            {t('feedback.submit')}
          </Button>
        </div>
      </div>
    </Form>
  );
};
