import { useEffect, useState } from 'react';

/**
 * Whether the first frame with this content has been painted. Content that the user does not wait for can be rendered
 * after it. React's `useDeferredValue` may render before that frame on a busy machine, which delays the frame.
 */
export const useIsPainted = (contentKey: string | undefined): boolean => {
  const [paintedKey, setPaintedKey] = useState<string>();
  useEffect(() => {
    if (contentKey === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPaintedKey(contentKey));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [contentKey]);
  return contentKey !== undefined && contentKey === paintedKey;
};
