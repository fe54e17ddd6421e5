import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toColorValue, getToken } from '../scripts/design-token.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { variableName } from '../src/theme/variable-name.ts';

type Token = { $type?: string; $value: unknown; $extensions: Record<string, { variable: string }> };
type Group = { [name: string]: Token | Group | string };

const tokens = JSON.parse(readFileSync(join(import.meta.dirname, '../tokens.json'), 'utf8')) as Group;
const isToken = (node: Token | Group): node is Token => '$value' in node;

const TYPES = /^(?:color|dimension|fontFamily|fontWeight|duration|cubicBezier|number|shadow)$/;

/** Every token with its type, its own or its group's. */
const collectTokens = (group: Group, type = ''): { type: string; token: Token }[] =>
  Object.entries(group).flatMap(([name, node]) => {
    if (typeof node === 'string' || name.startsWith('$')) return [];
    const tokenType = typeof node['$type'] === 'string' ? node['$type'] : type;
    return isToken(node) ? [{ type: tokenType, token: node }] : collectTokens(node, tokenType);
  });

const collectVariables = (group: Group) =>
  new Set(collectTokens(group).map(({ token }) => Object.values(token.$extensions)[0]?.variable));

const theme = makeTheme('light');
const variables = Object.entries(theme).flatMap(([group, values]) =>
  Object.keys(values).map((name) => `--${variableName([group, name])}`),
);

describe('tokens.json, in the design tokens format', () => {
  it('has a token for every variable of the theme, and no other', () => {
    const { dark: _dark, ...light } = tokens;
    expect(collectVariables(light)).toEqual(new Set(variables));
  });

  it('has the same colours and shadows in the dark theme as in the light one', () => {
    expect(collectVariables(tokens['dark'] as Group)).toEqual(collectVariables(tokens['light'] as Group));
    expect(tokens['dark']).not.toEqual(tokens['light']);
  });

  it('every token has a type that the format defines', () => {
    for (const { type } of collectTokens(tokens)) expect(type).toMatch(TYPES);
  });

  it('has no name that the format reserves', () => {
    const getNames = (group: Group): string[] =>
      Object.entries(group).flatMap(([name, node]) =>
        name.startsWith('$') || typeof node === 'string'
          ? []
          : [name, ...(isToken(node) ? [] : getNames(node))],
      );
    for (const name of getNames(tokens)) expect(name).toMatch(/^[^${}.]+$/);
  });

  it('writes a colour by its components', () => {
    expect(toColorValue('#ff0080')).toEqual({
      colorSpace: 'srgb',
      components: [1, 0, 0.502],
      hex: '#ff0080',
    });
    expect(toColorValue('rgb(0 0 0 / .6)')).toMatchObject({ components: [0, 0, 0], alpha: 0.6 });
    expect(() => toColorValue('papayawhip')).toThrow('papayawhip is no colour');
  });

  it('writes lengths, times and shadows with their units', () => {
    expect(getToken('space', '.25rem')).toEqual({ $type: 'dimension', $value: { value: 0.25, unit: 'rem' } });
    expect(getToken('motion', '120ms').$value).toEqual({ value: 120, unit: 'ms' });
    expect(getToken('motion', 'cubic-bezier(.2,.7,.2,1)').$value).toEqual([0.2, 0.7, 0.2, 1]);
    expect(getToken('text', 'clamp(1rem,.9rem + .1vw,2rem)')).toMatchObject({
      $value: { value: 1, unit: 'rem' },
      css: 'clamp(1rem,.9rem + .1vw,2rem)',
    });
    const shadow = getToken('shadow', '0 1px 2px rgb(0 0 0 / .1), 0 6px 16px -6px rgb(0 0 0 / .2)');
    expect(shadow.$value).toHaveLength(2);
    expect(shadow.$value).toMatchObject([{}, { spread: { value: -6, unit: 'px' }, color: { alpha: 0.2 } }]);
    expect(() => getToken('space', 'calc(1px + 1em)')).toThrow('no measure');
  });
});
