import type { ToastApi } from './toaster.ts';
import type { ToastOptions, ToastType } from './toast.ts';

/** What a toast says of one state of a promise. */
export type PromiseToast = Omit<ToastOptions, 'id' | 'isPending' | 'type'>;

/** What a toast says while a promise is going on, and of how it ended. */
export type PromiseToasts<Value> = {
  /** While it is going on; the toast stays as long. */
  loading: PromiseToast;
  /** When it was kept; a function gets what came. */
  success: PromiseToast | ((value: Value) => PromiseToast);
  /** When it failed; a function gets why. */
  error: PromiseToast | ((error: unknown) => PromiseToast);
};

/**
 * One toast for what a promise is doing and for what came of it. Closed meanwhile, it stays closed when all went
 * well; an error is told in any case. Returns the promise as it is: who called it still sees how it ends.
 */
export const showPromise = <Value>(
  toast: ToastApi,
  promise: Promise<Value>,
  { loading, success, error }: PromiseToasts<Value>,
): Promise<Value> => {
  let isDismissed = false;
  const id = toast.show({
    ...loading,
    type: 'info',
    isPending: true,
    onClose: (reason) => {
      isDismissed = true;
      loading.onClose?.(reason);
    },
  });
  const tell = (type: ToastType, said: PromiseToast) => toast.show({ ...said, type, id });
  void promise.then(
    (value) =>
      isDismissed ? undefined : tell('success', typeof success === 'function' ? success(value) : success),
    (problem: unknown) => tell('error', typeof error === 'function' ? error(problem) : error),
  );
  return promise;
};
