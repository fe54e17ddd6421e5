import { userEvent, waitFor } from 'storybook/test';

/** A frame starts a product, which a busy machine takes its time for. */
const PATIENCE_MS = 20_000;

/** What a story does in its frame. Elements are found by selectors, so that it does the same in every language. */
export type Acting = {
  /** Waits for the element and gives it. */
  see: (selector: string) => Promise<HTMLElement>;
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
};

/**
 * What user-event makes of `focus` and `blur` in a frame, undone: React gives focus back to where it was before it took
 * the frame out, there user-event’s own throws, and the next story never begins.
 */
const withOwnFocus = async (view: Window & typeof globalThis, acts: () => Promise<unknown>) => {
  const { focus, blur } = Object.getOwnPropertyDescriptors(view.HTMLElement.prototype);
  try {
    await acts();
  } finally {
    Object.defineProperties(view.HTMLElement.prototype, { focus, blur });
  }
};

/** Acts on the page in the story’s frame, once the product has drawn something in it. */
export const act = async (
  canvasElement: HTMLElement,
  steps: (acting: Acting) => Promise<unknown>,
): Promise<void> => {
  const see = (selector: string) =>
    waitFor(
      () => {
        const page = canvasElement.querySelector('iframe')?.contentDocument;
        const found = [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) =>
          element.checkVisibility(),
        );
        if (!found) throw new Error(`The screen shows no ${selector}, so the story cannot go on.`);
        return found;
      },
      { timeout: PATIENCE_MS },
    );
  const { ownerDocument } = await see('#root main, #root h1, #root [role="status"]');
  await withOwnFocus(ownerDocument.defaultView!, async () => {
    const user = userEvent.setup({ document: ownerDocument });
    await steps({
      see,
      press: async (selector) => user.click(await see(selector)),
      type: async (selector, text) => user.type(await see(selector), text),
    });
  });
};
