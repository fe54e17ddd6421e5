import { useState } from 'react';
import { type Fullness, getFullness } from './character-count.ts';
import type { TextAreaMessages } from './TextArea.messages.ts';

const getAnnouncement = (fullness: Fullness, left: number, messages: TextAreaMessages): string => {
  const texts: Record<Fullness, string> = {
    free: '',
    nearlyFull: messages.left(left),
    full: messages.full,
    over: messages.over,
  };
  return texts[fullness];
};

/**
 * The announced text about the length: at 80 % and at 100 %, and when the text exceeds its limit. It does not change
 * in between, so that it does not interrupt typing, and is empty for an initial text.
 */
export const useCountAnnouncement = (
  count: number,
  limit: number | undefined,
  messages: TextAreaMessages,
): string => {
  const fullness = limit === undefined ? 'free' : getFullness(count, limit);
  const [announced, setAnnounced] = useState({ fullness, text: '' });
  if (announced.fullness !== fullness) {
    setAnnounced({ fullness, text: getAnnouncement(fullness, (limit ?? 0) - count, messages) });
  }
  return announced.text;
};
