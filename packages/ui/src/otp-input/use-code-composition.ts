import { type CompositionEvent, useRef, useState } from 'react';

type Base<Edited> = { edited: Edited };

/**
 * An input method rewrites its text until it is committed: each version is applied to the text before the composition,
 * and meanwhile the input shows the text of the input method, or its digits would be inserted again with every change.
 */
export const useCodeComposition = <Edited>(
  current: Edited,
  onCommit: (text: string, before: Edited) => void,
) => {
  const before = useRef<Base<Edited>>(undefined);
  const [text, setText] = useState<string>();
  return {
    /** The text of the input during a composition. */
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
        if (base) onCommit(currentTarget.value, base.edited);
      },
    },
  };
};
