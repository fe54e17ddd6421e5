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

const folder = fileURLToPath(new URL('../src/icons', import.meta.url));

const getComponentName = (icon: string) =>
  `${icon.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Icon`;

const readShapes = (icon: string) => {
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`lucide-static/icons/${icon}.svg`)), 'utf8');
  return [...svg.matchAll(/<(?!svg|\/|!)[^>]+\/>/g)].map(([shape]) => `    ${shape}`).join('\n');
};

for (const icon of ICONS) {
  const frame = MIRRORED.has(icon) ? '<Icon isMirrored {...props}>' : '<Icon {...props}>';
  writeFileSync(
    `${folder}${getComponentName(icon)}.tsx`,
    `import { Icon, type IconProps } from './Icon.tsx';

/** Lucide's \`${icon}\`. */
export const ${getComponentName(icon)} = (props: IconProps) => (
  ${frame}
${readShapes(icon)}
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
