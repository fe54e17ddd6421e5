import { entry } from './entry.ts';
import { type Scene, isEmbedded, scene } from './scene.ts';

/** The used subset of the Navigation API (https://developer.mozilla.org/docs/Web/API/Navigation_API). */
type NavigateEvent = Event & {
  destination: { url: string; sameDocument: boolean };
  /** The name of a file to download instead of opening it. */
  downloadRequest: string | null;
};

const toHash = (target: URL): string => {
  if (!scene) return target.pathname + target.search;
  const { language: _, ...rest } = scene;
  return JSON.stringify({ ...rest, path: target.pathname } satisfies Scene);
};

/**
 * A link to another language loads a document, and this folder has only one: the playground restarts at the requested
 * URL.
 */
export const stayInFolder = (): void => {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event as NavigateEvent;
    const target = new URL(destination.url);
    if (
      downloadRequest !== null ||
      destination.sameDocument ||
      target.origin !== entry.origin ||
      target.pathname === entry.pathname
    )
      return;
    event.preventDefault();
    // Its scene must not become part of a URL.
    if (isEmbedded) return;
    const next = new URL(entry);
    next.hash = encodeURIComponent(toHash(target));
    window.location.assign(next);
  });
};
