import { type RefObject, useEffect, useState } from 'react';

/**
 * Submits the form of an input once the new value has been rendered: before that the form would send the previous one.
 */
export const useSubmitOnComplete = (inputRef: RefObject<HTMLInputElement | null>): (() => void) => {
  const [submitRequests, setSubmitRequests] = useState(0);
  useEffect(() => {
    if (submitRequests > 0) inputRef.current?.form?.requestSubmit();
  }, [submitRequests, inputRef]);
  return () => setSubmitRequests((count) => count + 1);
};
