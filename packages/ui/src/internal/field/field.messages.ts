import { defineMessages } from '../messages.ts';

export const fieldMessages = defineMessages({
  en: { optional: '(optional)', required: '(required)' },
  hi: { optional: '(वैकल्पिक)', required: '(ज़रूरी)' },
});
