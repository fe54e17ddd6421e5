import { type ComponentType, useCallback, useEffect, useState } from 'react';

/**
 * A part of a screen whose code comes after the screen, once it is wanted. Unlike `lazy` it fails by
 * itself: the screen around it, and what was typed there, stays, and the part can be asked for again.
 * `load` must stay the same function.
 */
export const usePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted = true,
) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const start = useCallback(() => {
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    if (isWanted && !Part) start();
  }, [isWanted, Part, start]);

  const loadAgain = () => {
    setFailed(false);
    start();
  };
  return { Part, hasFailed, loadAgain };
};
