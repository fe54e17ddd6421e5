import { useState } from 'react';
import { type Fullness, fullnessOf } from './character-count.ts';
import type { TextAreaMessages } from './TextArea.messages.ts';

const announcementOf = (fullness: Fullness, left: number, messages: TextAreaMessages): string => {
  const texts: Record<Fullness, string> = {
    free: '',
    nearlyFull: messages.left(left),
    full: messages.full,
    over: messages.over,
  };
  return texts[fullness];
};

/**
 * What is spoken about the length: at 80 % and at 100 %, and when the text gets over its limit. It stands
 * still in between, so that typing is not talked over, and says nothing about a text that was there before.
 */
export const useCountAnnouncement = (
  count: number,
  limit: number | undefined,
  messages: TextAreaMessages,
): string => {
  const fullness = limit === undefined ? 'free' : fullnessOf(count, limit);
  const [spoken, setSpoken] = useState({ fullness, text: '' });
  if (spoken.fullness !== fullness) {
    setSpoken({ fullness, text: announcementOf(fullness, (limit ?? 0) - count, messages) });
  }
  return spoken.text;
};
