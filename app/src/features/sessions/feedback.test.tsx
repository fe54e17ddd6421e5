import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storageKeys } from '../../platform/storage.ts';
import {
  getFeedbackErrors,
  saveDraft,
  saveFeedback,
  readAllFeedback,
  readDraft,
  readFeedback,
} from './feedback.ts';

beforeEach(() => localStorage.setItem('user_data', '{"id":"7"}'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const now = new Date('2026-11-28T10:00:00Z');

test.each([
  [0, '', ['rating', 'comment']],
  [0, 'Good', ['rating']],
  [1, ' \n\t ', ['comment']],
  [1, '.', []],
  [5, 'बहुत अच्छा', []],
] as const)('%i stars and %j [SD-19]', (rating, comment, missing) => {
  expect(Object.keys(getFeedbackErrors({ rating, comment }))).toEqual(missing);
});

describe('feedback on this device [T-12]', () => {
  test('rating, comment and date are stored by user and slug [SD-20]', () => {
    saveFeedback('7', 'yoga', { rating: 4, comment: ' Calm ' }, now);
    saveFeedback('7', 'sleep', { rating: 5, comment: 'Deep' }, now);
    expect(readFeedback('7', 'yoga')).toEqual({ rating: 4, comment: 'Calm', date: now.toISOString() });
    expect([...readAllFeedback('7').keys()]).toEqual(['yoga', 'sleep']);
    expect(readFeedback('8', 'yoga')).toBeNull();
  });

  test('an entry that cannot be parsed counts as none and does not affect the others', () => {
    const saved = { rating: 4, comment: 'Calm', date: now.toISOString() };
    localStorage.setItem(storageKeys.feedback('7'), JSON.stringify({ yoga: saved, sleep: { rating: 99 } }));
    expect([...readAllFeedback('7')]).toEqual([['yoga', saved]]);
    localStorage.setItem(storageKeys.feedback('7'), '{broken');
    expect(readAllFeedback('7').size).toBe(0);
  });

  test('a draft belongs to one user and one session, and is removed when it is sent', () => {
    saveDraft('7', 'yoga', { rating: 0, comment: 'I liked' });
    expect(readDraft('7', 'yoga')).toEqual({ rating: 0, comment: 'I liked' });
    expect(readDraft('8', 'yoga')).toBeNull();
    expect(readDraft('7', 'sleep')).toBeNull();
    saveFeedback('7', 'yoga', { rating: 3, comment: 'I liked it' }, now);
    expect(readDraft('7', 'yoga')).toBeNull();
  });
});
