import { type ComponentType, lazy } from 'react';
import { whenIdle } from '@janani/ui/loading';
import { announceFailed } from './started.ts';

/** Whether the document contains the page of this URL: the bare shell only shows "Loading...". */
export const isPrerendered = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLElement>('#root')?.dataset['page'] === window.location.pathname;

const whenOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

type Module<Props extends object> = { default: ComponentType<Props> };

/** Retries whenever the browser is online again, without a limit. */
const retryUntilLoaded = async <Props extends object>(
  load: () => Promise<Module<Props>>,
  onFailed = () => {},
): Promise<Module<Props>> => {
  try {
    return await load();
  } catch {
    onFailed();
    await whenOnline();
    return retryUntilLoaded(load, onFailed);
  }
};

/**
 * A component of a public page that can be read without a script: a prerendered page contains it as markup, and its
 * script is fetched once the page is idle. On a page rendered here it is fetched at once. If it fails, the rest of the
 * page stays.
 */
export const lazySection = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(async () => {
    if (typeof document === 'undefined') return load();
    if (isPrerendered()) await whenIdle();
    return retryUntilLoaded(load);
  });

/**
 * The page's own module: a prerendered page stays as markup, with its input, until the module has loaded. On a page
 * rendered here a failure is the page's error.
 */
export const loadPage = <Props extends object>(load: () => Promise<Module<Props>>): Promise<Module<Props>> =>
  // Until the page has started, the document's first script recovers it or shows the message.
  isPrerendered() ? retryUntilLoaded(load, announceFailed) : load();

/** A public page, whose script is fetched once the page is idle if it is prerendered: see {@link loadPage}. */
export const lazyScreen = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazy(async () => {
    if (isPrerendered()) await whenIdle();
    return loadPage(load);
  });

/**
 * Sends React the input from before its script ran: hydration adopts a field without reading its value. Call this
 * after hydration of the fields.
 */
export const restorePrehydrationInput = (): void => {
  if (!isPrerendered()) return;
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const field of document.querySelectorAll<HTMLInputElement>('#root input')) {
    const input = field.value;
    if (input === field.defaultValue) continue;
    const { selectionStart, selectionEnd } = field;
    // React compares with the last value it saw. That one is set through React's setter, the text through the native
    // one.
    field.value = '';
    value?.set?.call(field, input);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // The user is typing in this field.
    if (field === document.activeElement && selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
  }
};
