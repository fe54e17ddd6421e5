// From packages/ui/messages, by `pnpm generate`.
import { defineMessages } from '../internal/messages.ts';

export const offlineNoticeMessages = defineMessages({
  id: 'offlineNotice',
  en: {
    offline: 'You are offline. What has loaded stays here; the rest comes when you are connected again.',
    online: 'You are online again.',
  },
  hi: {
    offline: 'आप ऑफ़लाइन हैं। जो खुल चुका है वह यहीं रहेगा; बाकी इंटरनेट लौटने पर आएगा।',
    online: 'आप फिर से ऑनलाइन हैं।',
  },
});

export type OfflineNoticeMessages = typeof offlineNoticeMessages.en;
