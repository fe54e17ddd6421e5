import type { Page } from '@playwright/test';

/** What stays as it is in every language: names, and what everybody in India says in English. */
const everywhere =
  /\b(?:SMS|OTP|JSON|WhatsApp|Google|JavaScript|HIPAA|AI|IST|Zoom|PDF|zoom\.us|help@janani\.example|English|Instagram|YouTube)\b/g;

/**
 * Every text of the page a person reads or hears, save what is marked as being in another language: on
 * screen, and the names, descriptions and values that a screen reader says, those of react-aria's hidden
 * parts included.
 */
export const textsOf = (page: Page, language: string): Promise<{ texts: string[]; foreign: string[] }> =>
  page.evaluate((lang) => {
    const heard = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts: string[] = [document.title];
    const foreign: string[] = [];
    const visit = (element: Element) => {
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) return;
      if (languageOf(element).startsWith(lang)) {
        for (const name of heard) texts.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      } else foreign.push(element.textContent?.trim() ?? '');
      for (const child of element.children) visit(child);
    };
    visit(document.body);
    return { texts: texts.filter((text) => text.trim() !== ''), foreign: foreign.filter(Boolean) };
  }, language);

/** The texts of a page in which a Latin word is left, once what is the same in every language and what the server said is taken out. */
export const latinLeftOn = async (
  page: Page,
  language: string,
  said: () => Promise<string[]>,
): Promise<string[]> => {
  const { texts, foreign } = await textsOf(page, language);
  // What is marked as another language may stand in a name, which cannot be marked.
  const known = [...(await said()), ...foreign].toSorted((one, other) => other.length - one.length);
  return [...new Set(texts)].filter((text) => {
    const rest = known.reduce((left, part) => left.replaceAll(part, ' '), text).replaceAll(everywhere, ' ');
    return /[A-Za-z]{2,}/.test(rest);
  });
};

/** All strings of what the backend answers from now on: its words are its own. */
export const listenToServer = (page: Page): (() => Promise<string[]>) => {
  const said = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[A-Za-z]{2,}/.test(value)) {
      said.add(value);
      // Of a link its host is shown (decision T-17).
      if (URL.canParse(value)) said.add(new URL(value).host);
    } else if (value !== null && typeof value === 'object')
      for (const part of Object.values(value)) collect(part);
  };
  const pendingReads: Promise<void>[] = [];
  page.on('response', (response) => {
    if (/\/api\//.test(response.url())) pendingReads.push(response.json().then(collect, () => {}));
  });
  // The page may have drawn an answer that is still on its way to the test.
  return async () => {
    await Promise.all(pendingReads);
    return [...said];
  };
};

/** Two English words that no catalogue has, one to be seen and one to be heard: what looks for such words has to find them. */
export const addEnglish = (page: Page) =>
  page.evaluate(() => {
    const seen = document.createElement('p');
    seen.textContent = 'Seen';
    const heard = document.createElement('button');
    heard.ariaLabel = 'Heard';
    document.body.append(seen, heard);
  });
