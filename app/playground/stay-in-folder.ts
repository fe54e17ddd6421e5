import { entry } from './entry.ts';
import { type Scene, scene } from './scene.ts';

/** The used subset of the Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type NavigateEvent = Event & {
  destination: { url: string; sameDocument: boolean };
  /** The name of a file to download instead of opening it. */
  downloadRequest: string | null;
};

const withPath = (to: URL): string => {
  if (!scene) return to.pathname + to.search;
  const { language: _, ...rest } = scene;
  return JSON.stringify({ ...rest, path: to.pathname } satisfies Scene);
};

/**
 * A link to another language loads a document, and this folder has only one: the playground restarts at the requested
 * URL.
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
