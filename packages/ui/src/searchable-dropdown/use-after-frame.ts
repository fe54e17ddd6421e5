import { useEffect, useState } from 'react';

/**
 * Whether the frame is out that was the first to show this. What nobody waits for can be drawn then: React's own
 * `useDeferredValue` draws it before that frame where the machine is busy, and the frame waits for it.
 */
export const useAfterFrame = (shown: string | undefined): boolean => {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSettled(shown));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown]);
  return shown !== undefined && shown === settled;
};
