import { type ComponentType, lazy } from 'react';
import { whenIdle } from '@janani/ui/loading';

/** Whether the document came with this address's page in it: the bare shell only says "Loading...". */
export const isPrerendered = (): boolean =>
  document.querySelector<HTMLElement>('#root')?.dataset['page'] === window.location.pathname;

const whenOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * A part that a prerendered page has as markup already and that needs no script to be read: its
 * script is fetched once the page has come to rest. On a page drawn here it is fetched at once. Without it the
 * page stands as it is; it is asked for again once the browser is online.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const loadUntilThere = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch {
      await whenOnline();
      return loadUntilThere();
    }
  };
  return lazy(async () => {
    if (typeof document === 'undefined') return load();
    if (isPrerendered()) await whenIdle();
    return loadUntilThere();
  });
};

/**
 * Tells React what was typed before its script ran: it takes a prerendered field over as it stands,
 * without asking what is in it. To be called once the fields have been taken over.
 */
export const restorePrehydrationInput = (): void => {
  if (!isPrerendered()) return;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input')) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // React compares with what it last saw: that is set through its own setter, the text past it.
    field.value = '';
    value?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};
