import { z } from 'zod/mini';
import { type Message, msg } from '../../i18n/msg.ts';
import {
  localStore,
  readJson,
  sessionStore,
  storageKeys,
  writeJson,
  writePersonalEntry,
} from '../../platform/storage.ts';

/** A user's feedback on a session (spec §3); stored on this device only (decision T-12). */
export type Feedback = {
  rating: number;
  comment: string;
  /** ISO 8601; null if it cannot be parsed. */ date: string | null;
};
export type FeedbackDraft = Pick<Feedback, 'rating' | 'comment'>;
export type FeedbackErrors = Partial<Record<keyof FeedbackDraft, Message>>;

export const emptyDraft: FeedbackDraft = { rating: 0, comment: '' };

/** It is stored on the phone, whose storage all of the product shares. */
export const MAX_COMMENT_LENGTH = 2000;

const getCommentError = (text: string): Message | undefined => {
  if (text.length > MAX_COMMENT_LENGTH) return msg('feedback.comment.tooLong');
  return text === '' ? msg('feedback.comment.missing') : undefined;
};

/** Spec §5: a rating of at least 1 and a comment that is not blank. */
export const getFeedbackErrors = ({ rating, comment }: FeedbackDraft): FeedbackErrors => {
  const error = getCommentError(comment.trim());
  return {
    ...(rating >= 1 ? {} : { rating: msg('feedback.rating.missing') }),
    ...(error === undefined ? {} : { comment: error }),
  };
};

/** An invalid date would throw when it is formatted, and break the page. */
const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const feedbackSchema = z.object({
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  comment: z.string(),
  /** An unreadable date does not discard the user's rating and comment. */
  date: z.catch(z.nullable(instant), null),
});

/** All the user’s feedback on this device, by slug. An entry that cannot be parsed counts as none. */
export const readAllFeedback = (userId: string): ReadonlyMap<string, Feedback> => {
  const stored = readJson(localStore, storageKeys.feedback(userId));
  // Not by `z.record`, which omits a slug such as `__proto__`.
  const rows =
    typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? Object.entries(stored) : [];
  return new Map(
    rows.flatMap(([slug, row]) => {
      const { data } = z.safeParse(feedbackSchema, row);
      return data ? [[slug, data] as const] : [];
    }),
  );
};

export const readFeedback = (userId: string, slug: string): Feedback | null =>
  readAllFeedback(userId).get(slug) ?? null;

/** False if a full or blocked storage did not accept it: it is lost with the page. */
export const isFeedbackPersisted = (userId: string): boolean =>
  localStore.hasPersisted(storageKeys.feedback(userId));

/** Persists the feedback on this device; nothing is sent. */
export const saveFeedback = (userId: string, slug: string, draft: FeedbackDraft, now: Date): Feedback => {
  const feedback = { rating: draft.rating, comment: draft.comment.trim(), date: now.toISOString() };
  const all = new Map(readAllFeedback(userId)).set(slug, feedback);
  writePersonalEntry(userId, storageKeys.feedback(userId), Object.fromEntries(all));
  sessionStore.remove(storageKeys.feedbackDraft);
  return feedback;
};

const draftSchema = z.object({
  userId: z.string(),
  slug: z.string(),
  /** A rating that is not an integer would be saved, but not be read again. */
  rating: z.catch(z.int().check(z.minimum(0), z.maximum(5)), 0),
  comment: z.catch(z.string(), ''),
});

/** The user's input before leaving or reloading the page; no input is lost. */
export const readDraft = (userId: string, slug: string): FeedbackDraft | null => {
  const result = z.safeParse(draftSchema, readJson(sessionStore, storageKeys.feedbackDraft));
  if (!result.success || result.data.userId !== userId || result.data.slug !== slug) return null;
  return { rating: result.data.rating, comment: result.data.comment };
};

export const saveDraft = (userId: string, slug: string, draft: FeedbackDraft): void =>
  writeJson(sessionStore, storageKeys.feedbackDraft, { userId, slug, ...draft });
