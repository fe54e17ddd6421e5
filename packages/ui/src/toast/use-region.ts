import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';

// `input` where the phone fills a field in by itself.
const FIRST_USE = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The region is a chunk of its own, so that a page without toasts does not carry it. It is fetched at the
 * first tap, key or filled-in field of a page that may show a toast, in time for what comes of it; and when a toast is there.
 */
export const useRegion = (isNeeded: boolean) => {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const hasFailed = useRef(false);

  const load = useCallback(async () => {
    try {
      const { ToastRegion } = await import('./ToastRegion.tsx');
      setRegion(() => ToastRegion);
      hasFailed.current = false;
    } catch {
      // Offline. The toast has been spoken; it waits to be seen until the region can be fetched.
      hasFailed.current = true;
    }
  }, []);

  const preloadOnUse = useCallback(() => {
    const onUse = () => void load();
    for (const type of FIRST_USE) window.addEventListener(type, onUse, { once: true, passive: true });
    return () => {
      for (const type of FIRST_USE) window.removeEventListener(type, onUse);
    };
  }, [load]);

  useEffect(() => {
    const timer = isNeeded && !Region ? setTimeout(() => void load()) : undefined;
    return () => clearTimeout(timer);
  }, [isNeeded, Region, load]);

  useEffect(() => {
    const retry = () => {
      if (hasFailed.current) void load();
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [load]);

  return { Region, preloadOnUse };
};
