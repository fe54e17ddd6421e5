import { startTransition, useEffect, useState } from 'react';
import { textIndex } from './label-index.ts';
import type { DropdownOption } from './option.ts';
import type { SoundSearch } from './sound/use-sound.ts';

/**
 * Prerenders a list when the user is likely to open it, so that opening is fast. `openCount` is how often it was
 * opened: each prerendering is for one opening.
 */
export const usePrerender = (
  isOpen: boolean,
  openCount: number,
  options: readonly DropdownOption[] | undefined,
  sound: SoundSearch | undefined,
) => {
  const [prerenderedFor, setPrerenderedFor] = useState<number>();
  const isReady = isOpen || prerenderedFor === openCount;
  useEffect(() => (isReady && options ? textIndex.fillWhenIdle(options) : undefined), [isReady, options]);
  useEffect(
    () => (isReady && options ? sound?.fillSoundsWhenIdle(options) : undefined),
    [isReady, options, sound],
  );
  const prepare = () => {
    // A transition, so that React handles the press first.
    if (!isReady) startTransition(() => setPrerenderedFor(openCount));
  };
  return { isReady, prepare };
};
