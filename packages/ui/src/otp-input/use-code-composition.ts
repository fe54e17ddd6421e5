import { type CompositionEvent, useRef, useState } from 'react';

type CompositionBase<Edited> = { edited: Edited };

/**
 * Composition by an input method, which rewrites its text until it is committed. Each version is applied to the code as
 * it was before the composition, and the input shows the composed text until then: otherwise each change would insert
 * the digits again.
 */
export const useCodeComposition = <Edited>(
  current: Edited,
  onCommit: (text: string, before: Edited) => void,
) => {
  const baseRef = useRef<CompositionBase<Edited>>(undefined);
  const [text, setText] = useState<string>();
  return {
    /** The text of the input during a composition. */
    text,
    setText,
    getBase: () => baseRef.current?.edited,
    handlers: {
      onCompositionStart: () => {
        baseRef.current = { edited: current };
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        const base = baseRef.current;
        baseRef.current = undefined;
        setText(undefined);
        if (base) onCommit(currentTarget.value, base.edited);
      },
    },
  };
};
