import { startTransition, useEffect, useState } from 'react';
import { foldWhenIdle } from './label-index.ts';
import type { DropdownOption } from './option.ts';

/**
 * Prepares a list when the user approaches, so that opening it needs no more work. `session` counts the openings: each
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
    // It yields to the press that it prepares for.
    if (!isReady) startTransition(() => setPrepared(session));
  };
  return { isReady, prepare };
};
