import type { ToastMessages } from './Toast.messages.ts';
import type { Toast } from './toast.ts';

export type Announcement = {
  /** May interrupt the screen reader. */
  isUrgent: boolean;
  text: string;
};

/** The type and the title; a title that equals the type's text ('Error') is not repeated. */
const joinTypeAndTitle = (typeText: string, title: string) =>
  typeText.startsWith(title) && /^[:\s]*$/.test(typeText.slice(title.length))
    ? title
    : `${typeText} ${title}`;

/** The announcement of a toast when it becomes visible. */
export const getAnnouncement = (toast: Toast, messages: ToastMessages): Announcement => ({
  isUrgent: toast.type === 'error' || toast.type === 'warning',
  text: [
    toast.isPending ? toast.title : joinTypeAndTitle(messages[toast.type], toast.title),
    toast.description,
    toast.count > 1 && messages.repeatCount(toast.count),
  ]
    .filter(Boolean)
    .join('. ')
    // A text may end with a full stop of its own.
    .replace(/([.!?।])\. /g, '$1 '),
});
