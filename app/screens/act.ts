// Not from `storybook/test`: the playground acts without Storybook.
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

/** A frame starts the whole product, which takes long on a busy machine. */
const FRAME_TIMEOUT_MS = 20_000;

/** The actions of a story in its frame. Selectors find the elements, so that a story acts alike in every language. */
export type StoryActions = {
  /** Waits for the element and returns it. */
  see: (selector: string) => Promise<HTMLElement>;
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
};

/**
 * Undoes what user-event does to `focus` and `blur` in a frame. React restores focus to where it was before it removed
 * the frame; user-event's replacement throws there, and the next story never starts.
 */
const withNativeFocus = async (view: Window & typeof globalThis, callback: () => Promise<unknown>) => {
  const { focus, blur } = Object.getOwnPropertyDescriptors(view.HTMLElement.prototype);
  try {
    await callback();
  } finally {
    Object.defineProperties(view.HTMLElement.prototype, { focus, blur });
  }
};

/** Acts on the page in the story’s frame once the product has rendered an element. */
export const runActions = async (
  canvasElement: HTMLElement,
  steps: (actions: StoryActions) => Promise<unknown>,
): Promise<void> => {
  const see = (selector: string) =>
    waitFor(
      () => {
        const page = canvasElement.querySelector('iframe')?.contentDocument;
        const match = [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) =>
          element.checkVisibility(),
        );
        if (!match) throw new Error(`The screen shows no ${selector}, so the story cannot go on.`);
        return match;
      },
      { timeout: FRAME_TIMEOUT_MS },
    );
  const { ownerDocument } = await see('#root main, #root h1, #root [role="status"]');
  await withNativeFocus(ownerDocument.defaultView!, async () => {
    const user = userEvent.setup({ document: ownerDocument });
    await steps({
      see,
      press: async (selector) => user.click(await see(selector)),
      type: async (selector, text) => user.type(await see(selector), text),
    });
  });
};
