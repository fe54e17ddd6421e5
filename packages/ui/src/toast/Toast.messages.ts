import { defineMessages } from '../internal/messages.ts';

export const toastMessages = defineMessages({
  en: {
    region: 'Notifications',
    close: 'Close',
    success: 'Success:',
    error: 'Error:',
    warning: 'Warning:',
    info: 'Information:',
    /** The same message came again. */
    times: (count: number) => `x${count}`,
    timesSpoken: (count: number) => `${count} times`,
    waiting: (count: number) =>
      count === 1 ? '1 more notification waits' : `${count} more notifications wait`,
  },
  hi: {
    region: 'सूचनाएँ',
    close: 'बंद करें',
    success: 'सफल:',
    error: 'त्रुटि:',
    warning: 'चेतावनी:',
    info: 'जानकारी:',
    times: (count) => `x${count}`,
    timesSpoken: (count) => `${count} बार`,
    waiting: (count) => `${count} और सूचनाएँ बाकी हैं`,
  },
});

export type ToastMessages = (typeof toastMessages)['en'];
