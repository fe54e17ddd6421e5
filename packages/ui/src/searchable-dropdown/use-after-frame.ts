import { useEffect, useState } from 'react';

/**
 * Whether the frame that first showed this has been painted. Work that the user does not wait for can be rendered
 * then: React's own `useDeferredValue` may render it before that frame on a busy machine, which delays the frame.
 */
export const useAfterFrame = (shown: string | undefined): boolean => {
  const [painted, setPainted] = useState<string>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(shown));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return shown !== undefined && shown === painted;
};
