// Spec §9.
/** The kinds of toast. */
export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

/** Where toasts stand in the window. `start` and `end` follow the direction of the page's script. */
export type ToastPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

// Spec §3, §9.
/** How long a toast stays when nothing else is said, in ms. */
export const DEFAULT_TOAST_DURATION = 5000;

/** Why a toast went: its time was up, a person closed it, a person took its action, or the app hid it. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'action' | 'hide';

/** Something a person can do about the message. A toast that has one stays until it is closed. */
export type ToastAction = {
  /** What the button says. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
  /** The toast stays when it is pressed, for what can be done again. */
  keepsToast?: boolean | undefined;
};

/** What an app says when it shows a toast. */
export type ToastOptions = {
  /** What kind of message it is. Errors and warnings interrupt who listens. */
  type: ToastType;
  /** What happened, in two to four words. */
  title: string;
  /** What to do next. */
  description?: string | undefined;
  /** How long it stays, in ms; `Infinity` until it is closed. 5000 by default. */
  duration?: number | undefined;
  /** What can be done about it. The toast then stays until it is closed. */
  action?: ToastAction | undefined;
  /** The way out beside the action, for example `Not now`. Closes the toast. */
  cancel?: ToastAction | undefined;
  /** `false` where the page itself says the same aloud, as a field does with its error: nobody should hear it twice. */
  isSpoken?: boolean | undefined;
  /** What it speaks of is still going on: it turns, and stays until it is changed or closed. */
  isPending?: boolean | undefined;
  /** Called once when the toast is gone, however it went. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
  /** Names it; showing an id that is already there changes that toast. A random string by default. */
  id?: string | undefined;
};

// Spec §3.
/** A toast as it is kept. */
export type Toast = Readonly<ToastOptions> & {
  readonly id: string;
  /** How often the same message came while it was there. */
  readonly count: number;
  /** Goes up whenever its time starts over. */
  readonly run: number;
};

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** A new toast from what the app said. */
export const createToast = (options: ToastOptions): Toast => ({
  ...options,
  id: options.id ?? randomId(),
  count: 1,
  run: 1,
});

/** How long a toast stays, in ms. Nobody should have to hurry to press a button (WCAG 2.2.1). */
export const timeOf = ({ action, cancel, isPending, duration = DEFAULT_TOAST_DURATION }: Toast): number =>
  action || cancel || isPending ? Infinity : duration;

/** Whether two toasts tell a person the same. Two things that are going on end each in its own way. */
export const saysTheSame = (a: Toast, b: Toast): boolean =>
  !a.isPending && !b.isPending && a.type === b.type && a.title === b.title && a.description === b.description;
