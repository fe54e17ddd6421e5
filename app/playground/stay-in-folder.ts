import { entry } from './entry.ts';
import { type Scene, scene } from './scene.ts';

/** As much of the Navigation API as is needed (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type NavigateEvent = Event & {
  destination: { url: string; sameDocument: boolean };
  /** The name of a file that is saved, and not opened. */
  downloadRequest: string | null;
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  canIntercept: boolean;
  intercept(options: { handler: () => Promise<void> }): void;
};

const withPath = (to: URL): string => {
  if (!scene) return to.pathname + to.search;
  const { language: _, ...rest } = scene;
  return JSON.stringify({ ...rest, path: to.pathname } satisfies Scene);
};

/** Goes there; until the document has changed, the page is on its way. */
const forever = (to: URL) => {
  window.location.assign(to);
  return new Promise<void>(() => {});
};

/**
 * A link to another language loads a document, and this folder has none but its own: there the playground starts
 * anew, at the address that was asked for. So it does when the page is loaded again.
 */
export const stayInFolder = (): void => {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const intercepted = event as NavigateEvent;
    const { destination, downloadRequest, navigationType, canIntercept } = intercepted;
    const to = new URL(destination.url);
    if (
      downloadRequest !== null ||
      destination.sameDocument ||
      to.origin !== entry.origin ||
      to.pathname === entry.pathname
    )
      return;
    const next = new URL(entry);
    next.hash = encodeURIComponent(withPath(to));
    // What the browser itself begins cannot be refused; it can be done another way.
    if (navigationType === 'reload' && canIntercept) {
      intercepted.intercept({ handler: () => forever(next) });
      return;
    }
    event.preventDefault();
    window.location.assign(next);
  });
};
