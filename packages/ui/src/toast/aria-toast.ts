import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';
import type { ToastStore } from './toast-store.ts';
import type { Toast } from './toast.ts';

// The only module that names what the library still calls unstable: when a name goes, this file stops compiling.
export type QueuedToast = AriaToastQueue<Toast>['visibleToasts'][number];

export {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';

/** Shows a store to the library's region: what is visible, and holds while it is hovered or has focus. */
export class StoreQueue extends AriaToastQueue<Toast> {
  #store: ToastStore;

  constructor(store: ToastStore) {
    super();
    this.#store = store;
    this.#read();
  }

  // Without a timer of its own, because the library starts that again for a toast added during a pause.
  // The same list stays the same array: the library forgets which toast has focus when it gets another.
  #read() {
    const { visible } = this.#store.getSnapshot();
    const isSame =
      visible.length === this.visibleToasts.length &&
      visible.every((toast, index) => toast === this.visibleToasts[index]?.content);
    if (!isSame) this.visibleToasts = visible.map((toast) => ({ key: toast.id, content: toast }));
  }

  override subscribe(listener: () => void) {
    this.#read();
    return this.#store.subscribe(() => {
      this.#read();
      listener();
    });
  }

  override close(id: string) {
    this.#store.close(id, 'dismiss');
  }

  override pauseAll() {
    this.#store.hold('region', true);
  }

  override resumeAll() {
    this.#store.hold('region', false);
  }
}
