import { startTransition, useEffect, useState } from 'react';
import { textIndex } from './label-index.ts';
import type { DropdownOption } from './option.ts';
import type { SoundSearch } from './sound/use-sound.ts';

/**
 * Prepares a list when the user is likely to open it, so that opening is fast. `session` counts the openings: each
 * preparation serves one.
 */
export const usePrepared = (
  isOpen: boolean,
  session: number,
  options: readonly DropdownOption[] | undefined,
  sound: SoundSearch | undefined,
) => {
  const [prepared, setPrepared] = useState<number>();
  const isReady = isOpen || prepared === session;
  useEffect(() => (isReady && options ? textIndex.fillWhenIdle(options) : undefined), [isReady, options]);
  useEffect(
    () => (isReady && options ? sound?.fillSoundsWhenIdle(options) : undefined),
    [isReady, options, sound],
  );
  const prepare = () => {
    // A transition, so that the press itself is handled first.
    if (!isReady) startTransition(() => setPrepared(session));
  };
  return { isReady, prepare };
};
