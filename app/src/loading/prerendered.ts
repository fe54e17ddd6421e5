import { type ComponentType, lazy } from 'react';
import { whenIdle } from '@janani/ui/loading';
import { announceFailed } from './started.ts';

/** Whether the document came with this address's page in it: the bare shell only says "Loading...". */
export const isPrerendered = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLElement>('#root')?.dataset['page'] === window.location.pathname;

const whenOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

type Module<Props extends object> = { default: ComponentType<Props> };

/** Asked for again whenever the browser is online again, and never given up. */
const untilThere = async <Props extends object>(
  load: () => Promise<Module<Props>>,
  onFailed = () => {},
): Promise<Module<Props>> => {
  try {
    return await load();
  } catch {
    onFailed();
    await whenOnline();
    return untilThere(load, onFailed);
  }
};

/**
 * A part of a public page that needs no script to be read: a prerendered page has it as markup already, and its
 * script is fetched once the page has come to rest. On a page drawn here it is fetched at once. Without it the
 * rest of the page stands as it is.
 */
export const lazySection = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(async () => {
    if (typeof document === 'undefined') return load();
    if (isPrerendered()) await whenIdle();
    return untilThere(load);
  });

/**
 * What a page itself is made of: a prerendered one waits for it as it stands, with what was typed in it. Where it is
 * drawn here, its failure is the page's.
 */
export const loadPage = <Props extends object>(load: () => Promise<Module<Props>>): Promise<Module<Props>> =>
  // Before the page has begun, the document's first script sees to it, or says so.
  isPrerendered() ? untilThere(load, announceFailed) : load();

/** A public page, whose script is fetched once the page has come to rest where it is prerendered: see {@link loadPage}. */
export const lazyScreen = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(async () => {
    if (isPrerendered()) await whenIdle();
    return loadPage(load);
  });

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
    const { selectionStart, selectionEnd } = field;
    // React compares with what it last saw: that is set through its own setter, the text past it.
    field.value = '';
    value?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Somebody is typing in the middle of it.
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
};
