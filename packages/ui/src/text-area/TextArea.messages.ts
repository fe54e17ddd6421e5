import { defineMessages } from '../internal/messages.ts';

export const textAreaMessages = defineMessages({
  en: {
    limit: (count: number) => `Up to ${count} characters`,
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    full: 'No characters left',
    over: 'Too long. Please shorten the text.',
  },
  hi: {
    limit: (count) => `ज़्यादा से ज़्यादा ${count} अक्षर`,
    left: (count) => `${count} अक्षर बाकी`,
    full: 'और अक्षर नहीं लिखे जा सकते',
    over: 'बहुत लंबा है। कृपया छोटा करें।',
  },
});

export type TextAreaMessages = typeof textAreaMessages.en;
