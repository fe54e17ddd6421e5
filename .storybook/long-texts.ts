const FILLER = 'ö';
const WORD = /\p{Letter}{4,}/gu;
const GROWTH = 0.5;

/** A text in brackets is long already: it is a pseudo-localised message of a component (pseudo.ts). */
const isPseudoLocalized = (text: string) => text.includes('⟦');

/** Makes each word of four or more letters half as long again, with a letter that shows the addition. */
const lengthen = (text: string): string =>
  isPseudoLocalized(text)
    ? text
    : text.replaceAll(
        WORD,
        (word) => word + FILLER.repeat(Math.ceil((word.length * GROWTH) / FILLER.length)),
      );

const ATTRIBUTES = ['placeholder'] as const;

/** The lengthened text of each node: several stories of a docs page observe the same nodes. */
const lengthenedTexts = new WeakMap<Node, string>();

/**
 * Lengthens every text below `root`, now and whenever it changes.
 *
 * @returns a function that stops observing
 */
export const lengthenTexts = (root: Node): (() => void) => {
  const visit = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node instanceof Element) {
        for (const name of ATTRIBUTES) {
          const text = node.getAttribute(name);
          if (text === null || text === lengthenedTexts.get(node)) continue;
          lengthenedTexts.set(node, lengthen(text));
          node.setAttribute(name, lengthen(text));
        }
        continue;
      }
      const text = node.nodeValue ?? '';
      if (node.parentElement?.closest('script, style') || text === lengthenedTexts.get(node)) continue;
      lengthenedTexts.set(node, lengthen(text));
      node.nodeValue = lengthen(text);
    }
  };
  const observer = new MutationObserver(visit);
  observer.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: [...ATTRIBUTES],
  });
  visit();
  return () => observer.disconnect();
};
