import { type CompositionEvent, useRef, useState } from 'react';

type Base<Edited> = { edited: Edited };

/**
 * An input method writes its text over and over until it is settled: each time it is read against what stood before
 * it, and the input keeps it as it is written meanwhile, or its digits would arrive again with every change.
 */
export const useCodeComposition = <Edited>(
  current: Edited,
  onSettled: (text: string, before: Edited) => void,
) => {
  const before = useRef<Base<Edited>>(undefined);
  const [text, setText] = useState<string>();
  return {
    /** What the input holds while something is being composed. */
    text,
    setText,
    before: () => before.current?.edited,
    handlers: {
      onCompositionStart: () => {
        before.current = { edited: current };
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        const base = before.current;
        before.current = undefined;
        setText(undefined);
        if (base) onSettled(currentTarget.value, base.edited);
      },
    },
  };
};
