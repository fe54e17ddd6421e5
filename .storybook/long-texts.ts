const FILLER = 'ö';
const WORD = /\p{Letter}{4,}/gu;
const GROWTH = 0.5;

/** Makes each longer word of a text half as long again, with a letter that shows the addition. */
/** A text in brackets is long already: the pseudo-localised messages of the components (pseudo.ts). */
const isPseudo = (text: string) => text.includes('⟦');

const lengthen = (text: string): string =>
  isPseudo(text)
    ? text
    : text.replaceAll(
        WORD,
        (word) => word + FILLER.repeat(Math.ceil((word.length * GROWTH) / FILLER.length)),
      );

const ATTRIBUTES = ['placeholder'] as const;

/** The texts that were lengthened, with the result, since several stories of one page observe the same texts. */
const lengthened = new WeakMap<Node, string>();

/**
 * Lengthens every text of a section of the page, now and when it changes.
 *
 * @returns a function that stops it
 */
export const lengthenIn = (root: Node): (() => void) => {
  const visit = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node instanceof Element) {
        for (const name of ATTRIBUTES) {
          const text = node.getAttribute(name);
          if (text === null || text === lengthened.get(node)) continue;
          lengthened.set(node, lengthen(text));
          node.setAttribute(name, lengthen(text));
        }
        continue;
      }
      const text = node.nodeValue ?? '';
      if (node.parentElement?.closest('script, style') || text === lengthened.get(node)) continue;
      lengthened.set(node, lengthen(text));
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
