// Generated from packages/ui/messages by `pnpm generate`. Do not edit.
import { defineMessages } from '../internal/messages.ts';

export const offlineNoticeMessages = defineMessages({
  id: 'offlineNotice',
  en: {
    offline: 'You’re offline. We’ll load the rest when you’re back.',
    online: 'You are online again.',
  },
  hi: {
    offline: 'आप ऑफ़लाइन हैं। इंटरनेट लौटने पर बाकी लोड हो जाएगा।',
    online: 'आप फिर से ऑनलाइन हैं।',
  },
});

export type OfflineNoticeMessages = typeof offlineNoticeMessages.en;
