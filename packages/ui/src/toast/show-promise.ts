import type { ToastApi } from './toaster.ts';
import type { ToastOptions, ToastType } from './toast.ts';

/** The text of a toast for one state of a promise. */
export type PromiseToast = Omit<ToastOptions, 'id' | 'isPending' | 'type'>;

/** The texts of a toast while a promise is pending, and for its result. */
export type PromiseToasts<Value> = {
  /** While pending; the toast stays as long. */
  loading: PromiseToast;
  /** When it was fulfilled; a function receives the value. */
  success: PromiseToast | ((value: Value) => PromiseToast);
  /** When it was rejected; a function receives the reason. */
  error: PromiseToast | ((error: unknown) => PromiseToast);
};

/**
 * One toast for a pending promise and its result. If the user closes it meanwhile, it stays closed when the promise is
 * fulfilled; an error is shown in any case. Returns the promise unchanged, so that the caller can handle its result.
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
  const update = (type: ToastType, text: PromiseToast) => toast.show({ ...text, type, id });
  void promise.then(
    (value) =>
      isDismissed ? undefined : update('success', typeof success === 'function' ? success(value) : success),
    (problem: unknown) => update('error', typeof error === 'function' ? error(problem) : error),
  );
  return promise;
};
