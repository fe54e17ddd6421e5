import { afterEach, expect, test } from 'vitest';
import { addTexts, dropTexts, textsOf } from './text.ts';

const t = textsOf({
  hello: 'Hello',
  count: ({ count }: { count: number }) => `${count} mothers`,
  bye: 'Bye',
});
afterEach(dropTexts);

test('a text of the language takes the place of its source, also one that came later', () => {
  addTexts({ hello: 'नमस्ते' });
  addTexts({ count: ({ count }: { count: number }) => `${count} माँएँ` });
  expect([t('hello'), t('count', { count: 2 })]).toEqual(['नमस्ते', '2 माँएँ']);
});

test('what a language does not have yet is said in English', () => {
  addTexts({ hello: 'வணக்கம்' });
  expect(t('bye')).toBe('Bye');
});

test('without another language the source speaks', () => {
  addTexts({ hello: 'नमस्ते' });
  dropTexts();
  expect([t('hello'), t('count', { count: 1 })]).toEqual(['Hello', '1 mothers']);
});
