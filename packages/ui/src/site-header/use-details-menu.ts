import { type RefObject, useEffect, useRef } from 'react';

// PB-09.
/**
 * Behaviour that a native `<details>` menu lacks: it closes when one of its links is followed, when focus moves out of
 * it, and on Escape, which returns the focus to the toggle. Opening and closing by the toggle require no script.
 */
export const useDetailsMenu = (): RefObject<HTMLDetailsElement | null> => {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => {
      menu.open = false;
    };

    menu.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      },
      { signal },
    );
    menu.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.open) return;
        close();
        menu.querySelector('summary')?.focus();
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);

  return ref;
};
