import { startTransition, useEffect, useState } from 'react';
import { foldWhenIdle } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/**
 * Prepares a list when the user is likely to open it, so that opening is fast. `session` counts the openings: each
 * preparation serves one.
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
    // A transition, so that the press itself is handled first.
    if (!isReady) startTransition(() => setPrepared(session));
  };
  return { isReady, prepare };
};
