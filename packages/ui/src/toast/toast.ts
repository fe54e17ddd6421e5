// Spec §9.
/** The types of a toast. */
export const TOAST_TYPES = ['success', 'error', 'warning', 'info'] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

/** The position of toasts in the window. `start` and `end` follow the direction of the page's script. */
export type ToastPosition = `${'top' | 'bottom'}-${'start' | 'center' | 'end'}`;

// Spec §3, §9.
/** The default duration of a toast, in ms. */
export const DEFAULT_TOAST_DURATION = 5000;

/** Why a toast closed: its time was up, the user closed it, the user took its action, or the app hid it. */
export type ToastCloseReason = 'timeout' | 'dismiss' | 'action' | 'hide';

/** An action of the user in response to the message. A toast with one stays until it is closed. */
export type ToastAction = {
  /** The text of the button. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
  /** The toast stays when it is pressed, for an action that can be repeated. */
  staysOpen?: boolean | undefined;
};

/** The content and options with which an app shows a toast. */
export type ToastOptions = {
  /** The type of the message. Errors and warnings interrupt the screen reader. */
  type: ToastType;
  /** What happened, in two to four words. */
  title: string;
  /** What to do next. */
  description?: string | undefined;
  /** How long it stays, in ms; `Infinity` until it is closed. 5000 by default. */
  duration?: number | undefined;
  /** The user's action. The toast then stays until it is closed. */
  action?: ToastAction | undefined;
  /** The text of a dismiss button beside the action, for example `Not now`. */
  cancel?: ToastAction | undefined;
  /**
   * `false` when the page itself announces the same, as a field does with its error, so that it is not announced
   * twice.
   */
  isAnnounced?: boolean | undefined;
  /** The process that it is about is still running: it shows a spinner, and stays until it is changed or closed. */
  isPending?: boolean | undefined;
  /** Called once when the toast has closed, for any reason. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined;
  /** Its id; showing an existing id changes that toast. A random string by default. */
  id?: string | undefined;
};

// Spec §3.
/** A toast in the store. */
export type Toast = Readonly<ToastOptions> & {
  readonly id: string;
  /** How often the same message was shown while it was open. */
  readonly count: number;
  /** Incremented whenever its time restarts. */
  readonly run: number;
};

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36)).join('');

/** A new toast from the app's options. */
export const createToast = (options: ToastOptions): Toast => ({
  ...options,
  id: options.id ?? randomId(),
  count: 1,
  run: 1,
});

/** How long a toast stays, in ms. One with a button stays until it is closed (WCAG 2.2.1). */
export const getDuration = ({
  action,
  cancel,
  isPending,
  duration = DEFAULT_TOAST_DURATION,
}: Toast): number => (action || cancel || isPending ? Infinity : duration);

/** Whether two toasts show the same message. Two pending ones are distinct, since each has its own result. */
export const isSameMessage = (a: Toast, b: Toast): boolean =>
  !a.isPending && !b.isPending && a.type === b.type && a.title === b.title && a.description === b.description;
