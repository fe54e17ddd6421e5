import type { Page } from '@playwright/test';

/** Texts that are the same in every language: names, and terms that are used in English throughout India. */
const untranslated =
  /\b(?:SMS|OTP|JSON|WhatsApp|Google|JavaScript|HIPAA|AI|IST|Zoom|PDF|zoom\.us|help@janani\.example|English|Instagram|YouTube)\b/g;

/**
 * Every text of the page: what is on screen, and the names, descriptions and values that a screen reader announces,
 * including those of the elements that react-aria hides visually. Elements in another language are returned as
 * `foreign`.
 */
export const getTexts = (page: Page, language: string): Promise<{ texts: string[]; foreign: string[] }> =>
  page.evaluate((lang) => {
    const announced = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const getLanguage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts: string[] = [document.title];
    const foreign: string[] = [];
    const visit = (element: Element) => {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) return;
      if (getLanguage(element).startsWith(lang)) {
        for (const name of announced) texts.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes)
          // A no-break space is a matter of layout.
          if (node.nodeType === Node.TEXT_NODE)
            texts.push((node.textContent ?? '').replaceAll('\u00A0', ' '));
      } else foreign.push(element.textContent?.trim() ?? '');
      for (const child of element.children) visit(child);
    };
    visit(document.body);
    return { texts: texts.filter((text) => text.trim() !== ''), foreign: foreign.filter(Boolean) };
  }, language);

/** The texts of a page that contain a Latin word, apart from untranslated terms and the texts that the server sent. */
export const findUntranslatedTexts = async (
  page: Page,
  language: string,
  serverTexts: () => Promise<string[]>,
): Promise<string[]> => {
  const { texts, foreign } = await getTexts(page, language);
  // A text marked as another language may be repeated in an accessible name, which cannot carry a `lang`.
  const known = [...(await serverTexts()), ...foreign].toSorted((one, other) => other.length - one.length);
  return [...new Set(texts)].filter((text) => {
    const rest = known
      .reduce((left, knownText) => left.replaceAll(knownText, ' '), text)
      .replaceAll(untranslated, ' ');
    return /[A-Za-z]{2,}/.test(rest);
  });
};

/** Collects every string that the backend sends from now on: these texts are not in the catalogues. */
export const collectServerTexts = (page: Page): (() => Promise<string[]>) => {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[A-Za-z]{2,}/.test(value)) {
      texts.add(value);
      // A link is shown by its host (decision T-17).
      if (URL.canParse(value)) texts.add(new URL(value).host);
    } else if (value !== null && typeof value === 'object')
      for (const item of Object.values(value)) collect(item);
  };
  const pendingReads: Promise<void>[] = [];
  page.on('response', (response) => {
    if (/\/api\//.test(response.url())) pendingReads.push(response.json().then(collect, () => {}));
  });
  // The page may have rendered a response before the test has received it.
  return async () => {
    await Promise.all(pendingReads);
    return [...texts];
  };
};

/**
 * Adds two English words that no catalogue has, one visible and one in an accessible name: proves that the search finds
 * both.
 */
export const addEnglish = (page: Page) =>
  page.evaluate(() => {
    const visible = document.createElement('p');
    visible.textContent = 'Seen';
    const labelled = document.createElement('button');
    labelled.ariaLabel = 'Heard';
    document.body.append(visible, labelled);
  });
