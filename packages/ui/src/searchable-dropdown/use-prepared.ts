import { startTransition, useEffect, useState } from 'react';
import { foldWhenIdle } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/**
 * Prepares a list when somebody comes near, so that nothing is left for the moment in which it is opened. `session`
 * counts how often it was opened: what has been prepared is for one time.
 */
export const usePrepared = (
  isOpen: boolean,
  session: number,
  options: readonly DropdownOption[] | undefined,
) => {
  const [prepared, setPrepared] = useState<number>();
  const isReady = isOpen || prepared === session;
  useEffect(() => (isReady && options ? foldWhenIdle(options) : undefined), [isReady, options]);
  const prepare = () => {
    // It gives way to the press that it is for.
    if (!isReady) startTransition(() => setPrepared(session));
  };
  return { isReady, prepare };
};
