import type { ToastMessages } from './Toast.messages.ts';
import type { Toast } from './toast.ts';

export type Announcement = {
  /** May interrupt what is being read. */
  isUrgent: boolean;
  text: string;
};

/** The type and the title; a title that is the type's own word ('Error') is not said twice. */
const opening = (typeWord: string, title: string) =>
  typeWord.startsWith(title) && /^[:\s]*$/.test(typeWord.slice(title.length))
    ? title
    : `${typeWord} ${title}`;

/** What is said of a toast when it comes into view. */
export const announcementOf = (toast: Toast, messages: ToastMessages): Announcement => ({
  isUrgent: toast.type === 'error' || toast.type === 'warning',
  text: [
    toast.isPending ? toast.title : opening(messages[toast.type], toast.title),
    toast.description,
    toast.count > 1 && messages.timesSpoken(toast.count),
  ]
    .filter(Boolean)
    .join('. '),
});
