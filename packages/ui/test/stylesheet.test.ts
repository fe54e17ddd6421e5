// @vitest-environment node
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { programs } from '../src/badge/programs.ts';
import { buildEntry } from '../scripts/build-entries.ts';
import { findUnsupportedFeatures } from './browser-support.ts';
import { entries } from './package-exports.ts';

const allEntriesCode = [
  `import '@janani/ui/theme.css';`,
  ...entries.map(({ name }, index) => `export * as entry${index} from '@janani/ui/${name}';`),
].join('\n');

const getStylesheet = async ({ isMinified = false } = {}) => {
  const output = await buildEntry(allEntriesCode, { isMinified, oneStylesheet: true });
  return output
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map((file) => ('source' in file ? String(file.source) : ''))
    .join('\n');
};

const stylesheet = await getStylesheet();

// `overflow-inline` and `overflow-block` are not in Chrome yet, hence `overflow-x` and `overflow-y` are left out.
/** Physical properties, with left, right, top or bottom, width or height, whatever the text direction. */
const PHYSICAL_PROPERTY =
  /^(?:(?:margin|padding|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)$|^(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right|top|bottom)$|^border-(?:left|right|top|bottom)|^(?:min-|max-)?(?:width|height)$/;
const SIDED_PROPERTY = /^(?:text-align|float|clear|caption-side)$/;

const findPhysicalProperties = (css: string): string[] => {
  const findings: string[] = [];
  parse(css).walkDecls(({ prop, value }) => {
    if (PHYSICAL_PROPERTY.test(prop) || (SIDED_PROPERTY.test(prop) && /left|right/.test(value)))
      findings.push(`${prop}: ${value}`);
  });
  return findings;
};

/** The images of one programme: light, dark, and the thumbnail. */
const getImages = (program: string) => {
  const findings = new Set<string>();
  parse(stylesheet).walkDecls('background-image', ({ parent, value }) => {
    if (parent?.type === 'rule' && 'selector' in parent && parent.selector.includes(`"${program}"`))
      for (const [, name = ''] of value.matchAll(/([\w-]+)\.svg/g))
        findings.add(name.replace(/-[\w-]{8}$/, ''));
  });
  return [...findings];
};

/** A fill and a text with system colours in forced colours, as the theme sets them there. */
const SYSTEM_FILL = /^var\(--janani-color-(?:primary|selected)\)$/;
const SYSTEM_TEXT = /^var\(--janani-color-on-(?:primary|selected)\)$/;
const firstClass = (selector: string) => /\.[\w-]+/.exec(selector)?.[0] ?? selector;

/** Text on such a fill while the browser still draws a backplate in the page's colour behind it. */
const findTextOnBackplate = (css: string): string[] => {
  const filled: string[] = [];
  const adjusted = new Set<string>();
  parse(css).walkRules((rule) => {
    const getValues = (name: RegExp) =>
      rule.nodes.flatMap((node) => (node.type === 'decl' && name.test(node.prop) ? [node.value] : []));
    const isFilled = getValues(/^background(?:-color)?$/).some((value) => SYSTEM_FILL.test(value));
    if (isFilled && getValues(/^color$/).some((value) => SYSTEM_TEXT.test(value)))
      filled.push(firstClass(rule.selector));
    if (getValues(/^forced-color-adjust$/).includes('none')) adjusted.add(firstClass(rule.selector));
  });
  return filled.filter((name) => !adjusted.has(name));
};

describe('the built stylesheet', () => {
  it('contains the theme and the components', () => {
    expect(stylesheet).toContain('--janani-color-primary');
    expect(stylesheet.length).toBeGreaterThan(50_000);
  });

  it.each(programs)('%s has three illustrations for each theme [SE-13]', (program) => {
    const scenes = getImages(program).filter((name) => !name.startsWith('thumb-'));
    expect(scenes).toEqual(
      ['', '-2', '-3'].flatMap((variant) => [
        `session-${program}${variant}`,
        `session-${program}${variant}-dark`,
      ]),
    );
  });

  it('uses logical properties only', () => {
    expect(
      findPhysicalProperties('a { margin-left: 1px; text-align: right; inset-inline-start: 0 }'),
    ).toHaveLength(2);
    expect(findPhysicalProperties(stylesheet)).toEqual([]);
  });

  it('has no text in forced colours on a backplate of the same colour', () => {
    const filled = 'background: var(--janani-color-primary); color: var(--janani-color-on-primary)';
    expect(findTextOnBackplate(`.a { ${filled} } .b { ${filled}; forced-color-adjust: none }`)).toEqual([
      '.a',
    ]);
    expect(findTextOnBackplate(stylesheet)).toEqual([]);
  });

  it('in forced colours the progress bar of a toast has a system colour', () => {
    const progressBarClass = /\.([\w-]+)\s*\{[^}]*--toast-duration[^}]*\}/.exec(stylesheet)?.[1];
    const forced: string[] = [];
    parse(stylesheet).walkAtRules('media', (rule) => {
      if (rule.params === '(forced-colors: active)') forced.push(rule.toString());
    });
    expect(progressBarClass).toBeDefined();
    expect(forced.join('\n')).toMatch(new RegExp(`\\.${progressBarClass}\\s*\\{\\s*background: CanvasText`));
  });

  it('contains no feature that Chrome 100, Samsung Internet 20, Safari 15.4 or Firefox 115 lack', () => {
    expect(
      findUnsupportedFeatures(
        'a:dir(rtl) { color: color-mix(in srgb, red, blue) } @scope (a) { b { top: 0 } }',
      ),
    ).toHaveLength(3);
    expect(findUnsupportedFeatures(stylesheet)).toEqual([]);
  });

  it('preserves the fallbacks for older browsers, also through the minifier of an app', async () => {
    const fallBacks = (await getStylesheet({ isMinified: true })).match(/100vh/g) ?? [];
    expect(fallBacks).toHaveLength([...stylesheet.matchAll(/100vh/g)].length);
    expect(fallBacks.length).toBeGreaterThan(0);
  });

  it.each([
    '(prefers-color-scheme: dark)',
    '(prefers-color-scheme: dark) and (prefers-contrast: more)',
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    '(forced-colors: active)',
  ])('has the theme’s variables for %s', (query) => {
    const rules: string[] = [];
    parse(stylesheet).walkAtRules('media', (rule) => {
      if (rule.params === query) rules.push(rule.toString());
    });
    expect(rules.join('\n')).toContain('--janani-');
  });

  it('matches autofilled fields by the prefixed name too, which is the only one in Chrome below 110', () => {
    const selectors = [...stylesheet.matchAll(/\.[\w-]+:(-webkit-)?autofill/g)].map(([selector]) => selector);
    const plain = selectors.filter((selector) => !selector.includes('-webkit-'));
    expect(plain.length).toBeGreaterThan(0);
    for (const selector of plain) expect(selectors).toContain(selector.replace(':', ':-webkit-'));
  });
});
