/** A resource that never ends must not keep the page from starting. */
export const ENTRY_TIMEOUT_MS = 5000;

/**
 * Starts the script of a page that works as plain HTML, whose element is in a `template`: once the page has loaded, so
 * that the script takes no time from the first paint, or at the first press or key. Moving the element leaves its URL
 * to the parser, as Trusted Types require (https://w3c.github.io/trusted-types/dist/spec/#enforcement-in-scripts).
 */
const startEntry = (): void => {
  // An element that a script inserts does not wait for the parser, and half a document cannot be hydrated.
  if (document.readyState === 'loading')
    return document.addEventListener('DOMContentLoaded', startEntry, { once: true });
  const template = document.querySelector<HTMLTemplateElement>('#entry');
  // Empty from then on.
  if (template) document.head.append(template.content);
};

/** Calls {@link startEntry} at the first of these moments. */
export const watchForStart = (): void => {
  // A task of its own: the event's handlers and the first frame come first.
  window.addEventListener('load', () => setTimeout(startEntry));
  // A click alone comes from assistive technology.
  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, startEntry, true);
  setTimeout(startEntry, ENTRY_TIMEOUT_MS);
};
