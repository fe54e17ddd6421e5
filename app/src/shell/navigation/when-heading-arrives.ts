/** A screen that is being replaced stays in the document, hidden, while the next one loads. */
const isVisible = (element: Element) => element.getClientRects().length > 0;

/**
 * Calls back once a first-level heading is on screen: at once, or when the screen has loaded and rendered. Returns the
 * function that stops waiting.
 */
export const whenHeadingArrives = (onArrival: (heading: HTMLHeadingElement) => void): (() => void) => {
  const check = () => {
    const heading = [...document.querySelectorAll('h1')].find(isVisible);
    if (!heading) return;
    observer.disconnect();
    onArrival(heading);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'hidden'],
  });
  check();
  return () => observer.disconnect();
};
