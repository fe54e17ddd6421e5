import { describe, expect, it } from 'vitest';
import { lightColors, ramps } from './colors.ts';
import { makeTheme } from './make-theme.ts';
import { variableName } from './variable-name.ts';

const paths = (tree: object, path: string[] = []): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? paths(value, [...path, key])
      : [variableName([...path, key])],
  );

describe('makeTheme', () => {
  it('both schemes have the same variables, so that neither shows the other’s colours', () => {
    expect(paths(makeTheme('dark'))).toEqual(paths(makeTheme('light')));
  });

  it('names each variable once', () => {
    const names = paths(makeTheme('light'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('janani-color-on-primary');
  });

  it('a brand’s overrides change only their own tokens', () => {
    const theme = makeTheme('light', { colors: { primary: ramps.mor[700] }, fontSans: 'serif' });
    expect(theme.color).toEqual({ ...lightColors, primary: ramps.mor[700] });
    expect(theme.font.sans).toBe('serif');
    expect(theme.radius).toEqual(makeTheme('light').radius);
  });
});
