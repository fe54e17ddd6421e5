/** The kinds of toast (spec §9). */
export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

/** How long a toast stays when nothing else is said, in ms (spec §3, §9). */
export const DEFAULT_TOAST_DURATION = 5000;

/** Why a toast went: its time was up, a person closed it, a person took its action, or the app hid it. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'action' | 'hide';

/** Something a person can do about the message. A toast that has one stays until it is closed. */
export type ToastAction = { label: string; onPress: () => void };

/** What an app says when it shows a toast. */
export type ToastOptions = {
  type: ToastType;
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms; `Infinity` until it is closed. 5000 by default (spec §9). */
  duration?: number | undefined;
  action?: ToastAction | undefined;
  /** Called once when the toast is gone, however it went. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
  /** A random string when left out. Showing an id that is already there changes that toast. */
  id?: string | undefined;
};

/** A toast as it is kept (spec §3). */
export type Toast = {
  readonly id: string;
  readonly type: ToastType;
  readonly title: string;
  readonly description: string | undefined;
  /** In ms. `Infinity` never ends. */
  readonly duration: number;
  readonly action: ToastAction | undefined;
  /** How often the same message came while it was there. */
  readonly count: number;
  /** Goes up whenever its time starts over. */
  readonly run: number;
};

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** A new toast from what the app said. */
export const createToast = (options: ToastOptions): Toast => ({
  id: options.id ?? randomId(),
  type: options.type,
  title: options.title,
  description: options.description,
  // Nobody should have to hurry to press a button (WCAG 2.2.1).
  duration: options.action ? Infinity : (options.duration ?? DEFAULT_TOAST_DURATION),
  action: options.action,
  count: 1,
  run: 1,
});

/** Whether two toasts tell a person the same. */
export const saysTheSame = (a: Toast, b: Toast): boolean =>
  a.type === b.type && a.title === b.title && a.description === b.description;
