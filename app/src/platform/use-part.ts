import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a screen whose code comes after the screen. Unlike `lazy` it fails by itself: the screen
 * around it, and what was typed there, stays, and the part can be asked for again.
 */
export const usePart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const start = () => {
    setHasFailed(false);
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => setHasFailed(true),
    );
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(start, []);
  return { Part, hasFailed, load: start };
};
