import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { makeTheme } from '../src/theme/make-theme.ts';
import { withMoreContrast } from '../src/theme/more-contrast.ts';
import { type ColorScheme, indicLeading } from '../src/theme/scale.ts';
import { getSizeInPx } from '../src/theme/get-size-in-px.ts';
import { variableName } from '../src/theme/variable-name.ts';

const folder = join(import.meta.dirname, '../tokens');
const schemes: ColorScheme[] = ['light', 'dark'];
const contrasts = ['normal', 'more'] as const;
const combinations = schemes.flatMap((theme) => contrasts.map((contrast) => ({ theme, contrast })));

/** The expected values: the colours of a theme, by role. */
const getColors = (theme: ColorScheme, contrast: (typeof contrasts)[number]) => {
  const { color } = makeTheme(theme);
  return contrast === 'more' ? withMoreContrast(color) : color;
};

/** The hex of every `color.…` token that a tool read, by role. */
const getRoles = (tokens: [name: string, hex: string | undefined][]) =>
  Object.fromEntries(
    tokens
      .filter(([name]) => name.startsWith('color.'))
      .map(([name, hex]) => [name.slice('color.'.length), hex]),
  );

const terrazzo = await parse(
  [
    {
      filename: pathToFileURL(join(folder, 'janani.resolver.json')),
      src: readFileSync(join(folder, 'janani.resolver.json'), 'utf8'),
    },
  ],
  {
    config: defineConfig(
      { lint: { rules: { 'core/consistent-naming': ['error', { format: 'camelCase' }] } } },
      { cwd: pathToFileURL(`${folder}/`) },
    ),
    req: (url) => Promise.resolve(readFileSync(url, 'utf8')),
  },
);

describe('the sets for design tools, read by Terrazzo', () => {
  it.each(combinations)('have the colours of $theme with $contrast contrast', ({ theme, contrast }) => {
    const tokens = terrazzo.resolver.apply({ theme, contrast });
    const colors = Object.entries(tokens).map(([name, { $value }]): [string, string | undefined] => [
      name,
      typeof $value === 'object' && 'hex' in $value ? String($value.hex) : undefined,
    ]);
    expect(getRoles(colors)).toEqual(getColors(theme, contrast));
  });

  it('have a combination for every theme, contrast, screen and script', () => {
    expect(terrazzo.resolver.listPermutations?.()).toHaveLength(2 ** 4);
  });

  it('show the origin of a colour: the role, the theme’s value, the ramp step', () => {
    const { $value, aliasChain } = terrazzo.resolver.apply({ theme: 'dark', contrast: 'more' })[
      'color.ink3'
    ]!;
    expect($value).toMatchObject({ hex: makeTheme('dark').color.ink2 });
    expect(aliasChain).toEqual(['theme.ink2', 'ramp.kajal.200']);
  });

  it('have the sizes of both screens and the line heights of both kinds of script', () => {
    const { text } = makeTheme('light');
    const large = terrazzo.resolver.apply({ screen: 'desktop', script: 'indic' });
    expect(large['text.xl4']?.$value).toEqual({ value: getSizeInPx(text.xl4, 1280), unit: 'px' });
    expect(large['leading.body']?.$value).toBe(Number(indicLeading.body));
    const small = terrazzo.resolver.apply({});
    expect(small['text.xl4']?.$value).toEqual({ value: getSizeInPx(text.xl4, 360), unit: 'px' });
  });
});

describe('the sets for design tools, read by Style Dictionary', () => {
  it.each(combinations)('have the colours of $theme with $contrast contrast', async ({ theme, contrast }) => {
    const sets = ['ramps', 'scale', `theme.${theme}`, `contrast.${contrast}`, 'screen.phone', 'script.latin'];
    const dictionary = new StyleDictionary({
      source: sets.map((set) => join(folder, `${set}.tokens.json`)),
      usesDtcg: true,
      log: { warnings: 'error', verbosity: 'silent' },
      platforms: { css: { transformGroup: 'css', files: [{ format: 'css/variables' }] } },
    });
    const { allTokens } = await dictionary.getPlatformTokens('css');
    expect(
      getRoles(allTokens.map(({ path, $value }) => [path.join('.'), String($value as unknown)])),
    ).toEqual(getColors(theme, contrast));
    const [file] = await dictionary.formatPlatform('css');
    expect(String(file?.output)).toContain(`--color-primary: ${makeTheme(theme).color.primary};`);
    expect(String(file?.output)).toContain('--space-4: 16px;');
  });
});

type Token = { $extensions?: Record<string, { variable: string }> };
const collectVariables = (node: object): string[] =>
  Object.values(node).flatMap((child: unknown) => {
    if (typeof child !== 'object' || child === null) return [];
    const variable = (child as Token).$extensions?.['org.janani']?.variable;
    return variable === undefined ? collectVariables(child) : [variable];
  });

describe('the sets for design tools', () => {
  it('name every variable of the theme, and no other', () => {
    const variables = globSync('*.tokens.json', { cwd: folder }).flatMap((file) =>
      collectVariables(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
    );
    const themeVariables = Object.entries(makeTheme('light')).flatMap(([group, values]) =>
      Object.keys(values).map((name) => `--${variableName([group, name])}`),
    );
    expect(new Set(variables)).toEqual(new Set(themeVariables));
  });
});

describe('getSizeInPx', () => {
  it('is the size on a screen, within its limits', () => {
    expect(getSizeInPx('clamp(2.25rem,1.6rem + 2.9vw,4rem)', 360)).toBe(36.04);
    expect(getSizeInPx('clamp(2.25rem,1.6rem + 2.9vw,4rem)', 320)).toBe(36);
    expect(getSizeInPx('clamp(2.25rem,1.6rem + 2.9vw,4rem)', 2000)).toBe(64);
    expect(getSizeInPx('.875rem', 360)).toBe(14);
    expect(getSizeInPx('48px', 360)).toBe(48);
    expect(() => getSizeInPx('calc(1em)', 360)).toThrow('cannot be converted');
  });
});
