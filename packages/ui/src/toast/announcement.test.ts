import { expect, test } from 'vitest';
import { getAnnouncement } from './announcement.ts';
import { toastMessages } from './Toast.messages.ts';

const toast = {
  id: 'a',
  type: 'error',
  title: 'Error',
  description: 'Please try again.',
  duration: 5000,
  count: 1,
  action: undefined,
  run: 0,
} as const;
const announcedText = (changes: object) => getAnnouncement({ ...toast, ...changes }, toastMessages.en).text;

test('"Error: Error" is announced once', () => {
  expect(announcedText({})).toBe('Error. Please try again.');
});

test('Toast 8: any other title follows its type', () => {
  expect(announcedText({ title: 'Failed to resend' })).toBe('Error: Failed to resend. Please try again.');
});

test('Toast 8: after a full stop of its own a text has no second one', () => {
  expect(announcedText({ count: 2 })).toBe('Error. Please try again. 2 times');
  expect(announcedText({ title: 'Saved', description: undefined, count: 2 })).toBe('Error: Saved. 2 times');
});
