import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { programs } from '@janani/ui/badge';
import { UiProvider } from '@janani/ui/provider';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removePseudoTranslations } from '@janani/messages/src/pseudo.ts';
import { PSEUDO_LOCALE, pseudoMessages } from './pseudo-messages.ts';
import { loadStories } from './stories.tsx';

const stories = await loadStories();

// As in components.test.tsx: a wide screen with a mouse.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
);
afterEach(cleanup);

const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
];

/** The text that users read or hear. */
const collectTexts = (root: Element): string[] => {
  const texts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const name of TEXT_ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
    if (['SCRIPT', 'STYLE'].includes(element.tagName)) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
  }
  return texts.map((text) => text.trim());
};

/** The code of the stories of a file, whose texts do not belong to the component. */
const getCode = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => /\.stories\.tsx$|testing\.tsx?$|^sample-/.test(name))
    .map((name) => readFileSync(join(dirname(file), name), 'utf8'))
    .concat(programs)
    .join('\n');
const LATIN_WORD = /\p{Script=Latin}{2,}/gu;

/** The texts that are neither in a catalogue nor in a story. */
const findUntranslatedWords = (text: string, code: string) =>
  (removePseudoTranslations(text).match(LATIN_WORD) ?? []).filter((word) => !code.includes(word));

describe('convention: every text of a component can be replaced', () => {
  it('covers every story', () => {
    expect(stories.length).toBeGreaterThan(150);
  });
  it.each(stories.map((story) => [story.name, story] as const))(
    '%s',
    (_name, { file, render: renderStory }) => {
      const { baseElement } = render(
        <UiProvider locale={PSEUDO_LOCALE} messages={pseudoMessages}>
          {renderStory()}
        </UiProvider>,
      );
      const code = getCode(file);
      expect(collectTexts(baseElement).flatMap((text) => findUntranslatedWords(text, code))).toEqual([]);
    },
  );
});
