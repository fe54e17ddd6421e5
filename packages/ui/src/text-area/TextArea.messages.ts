// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const textAreaMessages = defineMessages({
  id: 'textArea',
  en: {
    limit: (count) => (count !== 1 ? `Up to ${count} characters` : `Up to ${count} character`),
    left: (count) => (count !== 1 ? `${count} characters left` : `${count} character left`),
    full: 'No characters left',
    over: 'Too long. Please shorten the text.',
  },
});

export type TextAreaMessages = typeof textAreaMessages.en;
