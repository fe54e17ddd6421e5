import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';

/** The oldest supported browsers. */
const OLDEST_BROWSERS: Partial<Record<BrowserName, number>> = {
  chrome: 100,
  chrome_android: 100,
  webview_android: 100,
  samsunginternet_android: 20,
  safari: 15.4,
  safari_ios: 15.4,
  firefox: 115,
  firefox_android: 115,
};

/** Features that an older browser may lack, with the fallback, which is readable and works as well. */
const ENHANCEMENTS: Record<string, string> = {
  '@container':
    'a long title of a session shows two lines however large the text is; over a keyboard, a tray is scrolled to its rows',
  'align-content: start': 'grids know it since Safari 10.1; the data speaks of other boxes',
  'ascent-override': 'the text moves a little when the font arrives',
  'descent-override': 'the text moves a little when the font arrives',
  'forced-color-adjust': 'a drawing takes the colours of the system',
  hyphens: 'long words break without a hyphen',
  'line-gap-override': 'the text moves a little when the font arrives',
  'overscroll-behavior': 'the page behind scrolls on at the end of a list',
  resize: 'no phone has a handle to resize with',
  'scrollbar-width': 'a scroll bar is seen',
  'size-adjust': 'the text moves a little when the font arrives',
  'text-size-adjust': 'Firefox on a phone turned round may enlarge text',
  'text-wrap': 'lines break where they would have broken',
  'user-select': 'a long press may select a label',
  ':autofill': '`:-webkit-autofill` stands beside it, see the test below',
  ':has': 'a control may have to be scrolled out from under a sticky bar by hand',
  '::selection': 'selected text has the colours of the system',
};

// Not imported: Vite would turn 18 MB of JSON into a module, which takes a minute.
const { css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
type Tree = Identifier | undefined;

const getNode = (tree: Tree, ...path: string[]): Tree => path.reduce((node, name) => node?.[name], tree);

type HasPrefixed = (prefix: string) => boolean;

const isSupportedByOldest = (
  oldest: number,
  { version_added: version, flags, prefix }: SimpleSupportStatement,
  hasPrefixed: HasPrefixed,
) =>
  typeof version === 'string' &&
  flags === undefined &&
  (prefix === undefined || hasPrefixed(prefix)) &&
  Number.parseFloat(version.replace('≤', '')) <= oldest;

/** The supported browsers that lack a feature. */
const browsersWithout = (feature: Tree, hasPrefixed: HasPrefixed): string[] => {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(OLDEST_BROWSERS)
    .filter(([browser, oldest]) => {
      const statements: readonly SimpleSupportStatement[] = [support[browser as BrowserName] ?? []].flat();
      return (
        statements.length > 0 &&
        !statements.some((statement) => isSupportedByOldest(oldest, statement, hasPrefixed))
      );
    })
    .map(([browser, oldest]) => `${browser} ${oldest}`);
};

/** Units that are newer than the oldest browsers, by their text. */
const UNITS: [name: string, written: RegExp, type: string][] = [
  ['dvb', /\d[dsl]v(?:w|h|i|b|min|max)\b/, 'viewport_percentage_units_dynamic'],
  ['cqi', /\dcq(?:w|h|i|b|min|max)\b/, 'container_query_length_units'],
];

const findTypes = (name: string): Tree[] => {
  const trees: Tree[] = [];
  const visit = (tree: Tree, depth: number) => {
    for (const [key, child] of Object.entries(tree ?? {})) {
      if (key === '__compat') continue;
      if (key === name) trees.push(child as Tree);
      else if (depth < 3) visit(child as Tree, depth + 1);
    }
  };
  visit(css['types'], 0);
  return trees;
};

/** The features that a declaration uses, with their names. */
const getFeatures = ({ prop, value }: Declaration): [string, Tree][] => {
  const plainValue = value.replaceAll(/"[^"]*"|url\([^)]*\)|var\([^)]*\)/g, ' ');
  return [
    [prop, getNode(css['properties'], prop)],
    ...[...plainValue.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g)].map(
      ([, keyword = '']): [string, Tree] => [
        `${prop}: ${keyword}`,
        getNode(css['properties'], prop, keyword),
      ],
    ),
    ...[...plainValue.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) =>
      findTypes(name).map((feature): [string, Tree] => [`${name}()`, feature]),
    ),
    ...UNITS.filter(([, pattern]) => pattern.test(plainValue)).map(([name, , type]): [string, Tree] => [
      `unit ${name}`,
      getNode(css['types'], 'length', type),
    ]),
  ];
};

const selectorFeatures = ({ selector, parent }: Rule): [string, Tree][] => [
  ...(parent?.type === 'rule' ? [['nesting', getNode(css['selectors'], 'nesting')] as [string, Tree]] : []),
  // A vendor-specific selector, such as `::-webkit-search-cancel-button`, is a rule for that engine only.
  ...[...selector.matchAll(/::?(?!-)([a-z-]+)/g)].map(([text, name = '']): [string, Tree] => [
    text,
    getNode(css['selectors'], name),
  ]),
];

/** The same property precedes it in the rule, for browsers that ignore this line. */
const hasFallback = (declaration: Declaration) => {
  for (let before = declaration.prev(); before; before = before.prev())
    if (before.type === 'decl' && before.prop === declaration.prop) return true;
  return false;
};

const isConditional = (declaration: Declaration) =>
  declaration.parent?.parent?.type === 'atrule' && (declaration.parent.parent as AtRule).name === 'supports';

const hasPrefixed = (declaration: Declaration): HasPrefixed => {
  const names = declaration.parent?.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])) ?? [];
  return (prefix) => names.includes(`${prefix}${declaration.prop}`);
};

const hasNoPrefixed: HasPrefixed = () => false;

/** All features in a style sheet that one of the supported browsers lacks, as sentences. */
export const findUnsupportedFeatures = (stylesheet: string): string[] => {
  const findings = new Set<string>();
  const check = (features: [string, Tree][], description: string, knows = hasNoPrefixed) => {
    for (const [name, feature] of features) {
      const isEnhancement =
        Object.hasOwn(ENHANCEMENTS, name) || Object.hasOwn(ENHANCEMENTS, name.split(': ')[0] ?? '');
      const browsers = isEnhancement ? [] : browsersWithout(feature, knows);
      if (browsers.length > 0) findings.add(`${name} (${description}) is unknown to ${browsers.join(', ')}`);
    }
  };
  parse(stylesheet).walk((node) => {
    if (node.type === 'rule') check(selectorFeatures(node), node.selector);
    // A media feature that a browser does not know never matches there.
    if (node.type === 'atrule') check([[`@${node.name}`, getNode(css['at-rules'], node.name)]], node.params);
    // Cursor shapes do not matter on phones; a name with a leading dash is a variable or vendor-specific.
    if (node.type !== 'decl' || node.prop === 'cursor' || node.prop.startsWith('-')) return;
    if (!hasFallback(node) && !isConditional(node))
      check(getFeatures(node), `${node.prop}: ${node.value}`, hasPrefixed(node));
  });
  return [...findings];
};
