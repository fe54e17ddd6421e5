import { type ComponentType, lazy } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether the document came with this address's page in it: the bare shell only says "Loading...". */
export const isPrerendered = (): boolean =>
  document.querySelector<HTMLElement>('#root')?.dataset['page'] === window.location.pathname;

/**
 * A part that a prerendered page has as markup already and that needs no script to be read: its
 * script is fetched once the page has come to rest. On a page drawn here it is fetched at once.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    if (typeof document !== 'undefined' && isPrerendered()) await whenIdle();
    return load();
  });
