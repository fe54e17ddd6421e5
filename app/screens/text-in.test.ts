import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getCatalogueText } from './text-in.ts';

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../packages/messages/catalogues', file), 'utf8');

describe('getCatalogueText', () => {
  it("returns the product's text in each language", () => {
    expect(getCatalogueText(read('en.pot'), 'settings.saved.title')).toBe('Settings Saved');
    expect(getCatalogueText(read('hi.po'), 'settings.saved.title')).toBe('सेटिंग्स सहेजी गईं');
  });

  it('joins a text of several lines', () =>
    expect(getCatalogueText('msgctxt "a"\nmsgid ""\n"One "\n"two"\nmsgstr ""\n', 'a')).toBe('One two'));

  it('an unknown key is an error that names it', () =>
    expect(() => getCatalogueText('', 'gone')).toThrow('No text is called gone'));
});
