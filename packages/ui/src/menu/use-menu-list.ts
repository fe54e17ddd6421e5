import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { MenuListProps } from './MenuList.tsx';

/** Which item has the focus when the menu opens. */
export type MenuPlacement = 'first' | 'last';

/** Fetches the list; offline, again when the connection is back, as long as the menu is asked for. */
export const useMenuList = (isWanted: boolean) => {
  const [List, setList] = useState<ComponentType<MenuListProps> | null>(null);

  const preload = useCallback(() => {
    void import('./MenuList.tsx').then(
      ({ MenuList }) => setList(() => MenuList),
      () => {
        // Offline: the next press, or the next connection, tries again.
      },
    );
  }, []);

  useEffect(() => {
    if (!isWanted || List) return undefined;
    window.addEventListener('online', preload);
    return () => window.removeEventListener('online', preload);
  }, [isWanted, List, preload]);

  return { List, preload };
};
