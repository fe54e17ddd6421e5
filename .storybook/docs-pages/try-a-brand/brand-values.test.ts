import { describe, expect, it } from 'vitest';
import { createLink, initialValues, readLink, tryBrand } from './brand-values.ts';

const URL_OF_PAGE = 'https://design.example/iframe.html?id=foundations-try-a-brand--docs&viewMode=docs';

describe('tryBrand', () => {
  it('uses a colour with enough contrast as it is', () => {
    const result = tryBrand({ ...initialValues, radius: '2', fontSans: 'Georgia, serif' });
    expect(result).toMatchObject({ replacements: [] });
    expect(result).toHaveProperty('css', expect.stringContaining('--janani-color-primary: #1b745c;'));
    expect(result).toHaveProperty('css', expect.stringContaining('--janani-radius-button: 2px;'));
    expect(result).toHaveProperty('css', expect.stringContaining('--janani-font-sans: Georgia, serif;'));
  });

  it('names each pair without enough contrast, and the nearest colour that is used', () => {
    const result = tryBrand({ ...initialValues, primary: '#ffd400' });
    const replacements = 'replacements' in result ? result.replacements : [];
    expect(replacements[0]).toMatchObject({ role: 'primary', scheme: 'light', given: '#ffd400' });
    expect(replacements[0]?.pairs.map(({ text, background }) => `${text} on ${background}`)).toEqual([
      'primary on bg',
      'primary on surface',
    ]);
    // The colour that is used passes: it is not replaced again.
    expect(tryBrand({ ...initialValues, primary: replacements[0]!.used })).toMatchObject({
      replacements: [],
    });
  });

  it.each(['', 'gree', 'rgb(0 0 0 / 50%)'])('says why %j is not a brand', (primary) => {
    expect(tryBrand({ ...initialValues, primary })).toHaveProperty(
      'problem',
      expect.stringContaining('primary'),
    );
  });
});

describe('the link of a brand', () => {
  it('holds all values', () => {
    const values = {
      primary: 'oklch(0.5 0.1 165)',
      accent: '#fc0',
      neutral: '',
      fontSans: '"Noto Sans", sans-serif',
      radius: '0',
    };
    const link = createLink(URL_OF_PAGE, values);
    expect(readLink(link)).toEqual(values);
    expect(new URL(link).searchParams.get('viewMode')).toBe('docs');
  });

  it('without a brand shows the first values', () => {
    expect(readLink(URL_OF_PAGE)).toEqual(initialValues);
  });
});
