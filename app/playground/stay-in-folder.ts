import { entry } from './entry.ts';
import { type Scene, scene } from './scene.ts';

/** As much of the Navigation API as is needed (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type NavigateEvent = Event & {
  destination: { url: string; sameDocument: boolean };
  /** The name of a file that is saved, and not opened. */
  downloadRequest: string | null;
};

const withPath = (to: URL): string => {
  if (!scene) return to.pathname + to.search;
  const { language: _, ...rest } = scene;
  return JSON.stringify({ ...rest, path: to.pathname } satisfies Scene);
};

/**
 * A link to another language loads a document, and this folder has none but its own: there the playground starts
 * anew, at the address that was asked for.
 */
export const stayInFolder = (): void => {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as NavigateEvent;
    const to = new URL(destination.url);
    if (
      downloadRequest !== null ||
      destination.sameDocument ||
      to.origin !== entry.origin ||
      to.pathname === entry.pathname
    )
      return;
    event.preventDefault();
    const next = new URL(entry);
    next.hash = encodeURIComponent(withPath(to));
    window.location.assign(next);
  });
};
