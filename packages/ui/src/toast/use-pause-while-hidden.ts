import { useEffect } from 'react';
import type { ToastStore } from './toast-store.ts';

// Decision T-31.
/** Pauses toasts that the user cannot see: in a hidden tab and in a window without focus. */
export const usePauseWhileHidden = (store: ToastStore) => {
  useEffect(() => {
    const update = () => {
      store.setPaused('hidden', document.visibilityState === 'hidden');
      // A click into an embedded page blurs the window too, but the document still has focus.
      store.setPaused('blurred', blurred && !document.hasFocus());
    };
    let blurred = false;
    const onBlur = () => {
      blurred = true;
      update();
    };
    const onFocus = () => {
      blurred = false;
      update();
    };
    update();
    document.addEventListener('visibilitychange', update);
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
    };
  }, [store]);
};
