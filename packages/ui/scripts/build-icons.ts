/**
 * Writes one component per icon into `src/icons` from lucide's drawings, and the index that exports them. Run it after
 * changing the list: `pnpm --filter @janani/ui run build:icons`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ICONS = [
  'arrow-left',
  'arrow-right',
  'award',
  'badge-check',
  'bell',
  'book-open',
  'calendar',
  'calendar-heart',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-check',
  'clock',
  'external-link',
  'flower-2',
  'gift',
  'hand-heart',
  'headset',
  'heart-pulse',
  'house',
  'info',
  'leaf',
  'library',
  'lock',
  'log-out',
  'map-pin',
  'menu',
  'moon',
  'moon-star',
  'pencil',
  'play',
  'plus',
  'receipt-indian-rupee',
  'search',
  'share-2',
  'shield-check',
  'smartphone',
  'soup',
  'sparkles',
  'star',
  'sun',
  'triangle-alert',
  'user',
  'users',
  'video',
  'wifi-off',
  'x',
] as const;

/** Directional icons, which are mirrored in right-to-left languages. */
const MIRRORED: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external-link',
  'log-out',
]);

const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));

const getComponentName = (icon: string) =>
  `${icon.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Icon`;

const getAttributes = (shape: string): Record<string, string> =>
  Object.fromEntries([...shape.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** A relative move at the start of a path is absolute, and pairs after it are relative lines. */
const withAbsoluteStart = (path: string) =>
  path.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
    (_match, x, y, line) => `M${x} ${y}${line ? 'l' : ''}`,
  );

const toPath: Record<string, (attributes: Record<string, string>) => string> = {
  path: ({ d = '' }) => withAbsoluteStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1} ${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 ${-2 * Number(r)} 0`,
  rect: ({ x, y, width, height, rx: r = 0 }) => {
    const [across, down] = [Number(width) - 2 * Number(r), Number(height) - 2 * Number(r)];
    const corner = (signX: string, signY: string) => `a${r} ${r} 0 0 1 ${signX}${r} ${signY}${r}`;
    return `M${Number(x) + Number(r)} ${y}h${across}${corner('', '')}v${down}${corner('-', '')}h${-across}${corner('-', '-')}v${-down}${corner('', '-')}z`;
  },
};

/** All shapes of an icon as one path: each element costs a browser style and layout. */
const readPath = (icon: string) => {
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`lucide-static/icons/${icon}.svg`)), 'utf8');
  return [...svg.matchAll(/<(?!svg|\/|!)(\w+)[^>]+\/>/g)]
    .map(([shape, name = '']) => {
      const convert = toPath[name];
      if (!convert) throw new Error(`The icon "${icon}" has a <${name}>, which is not converted to a path.`);
      return convert(getAttributes(shape));
    })
    .join('');
};

for (const icon of ICONS) {
  const frame = MIRRORED.has(icon) ? '<Icon isMirrored {...props}>' : '<Icon {...props}>';
  writeFileSync(
    `${folder}${getComponentName(icon)}.tsx`,
    `import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's \`${icon}\`. */
export const ${getComponentName(icon)} = (props: IconProps) => (
  ${frame}
    <path d="${readPath(icon)}" />
  </Icon>
);
`,
  );
}

writeFileSync(
  `${folder}index.ts`,
  `export { Icon } from './Icon.tsx';
export type { IconProps } from './Icon.tsx';
${ICONS.map((icon) => `export { ${getComponentName(icon)} } from './${getComponentName(icon)}.tsx';`).join('\n')}
`,
);
