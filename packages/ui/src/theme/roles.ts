import type { ColorRole } from './colors.ts';

type ProgramRole = Extract<ColorRole, `${'program' | 'onProgram'}${string}`>;

/** The purpose of each colour. Those of the five programmes are described by {@link getProgramRole}. */
export const colorRoles: Record<Exclude<ColorRole, ProgramRole>, string> = {
  bg: 'The page.',
  surface: 'Cards, fields, sheets of paper on the page.',
  surfaceSunk: 'Background below the page: read-only fields, counts.',
  surfaceRaised: 'Popovers, menus, toasts.',
  surfaceTint: 'Hover, skeletons, quiet badges.',
  line: 'Hairlines round cards and between sections.',
  lineSoft: 'Hairlines inside a card.',
  lineField: 'The edge of a control (3:1).',
  ink: 'Headings and body text (AAA).',
  ink2: 'Secondary text (AAA).',
  ink3: 'Hints, placeholders, captions (AA).',
  inkDisabled: 'Text of what is disabled.',
  primary: 'The main button, solid marks.',
  primaryHover: 'The main button under a pointer.',
  primaryPress: 'The main button while it is pressed.',
  onPrimary: 'Text on `primary` and its states.',
  selected: 'A selected checkbox, radio, switch, day or tab.',
  onSelected: 'The mark on `selected`.',
  primaryInk: 'Links and current items.',
  primaryTint: 'Background of a tinted button and of a filled code box.',
  primaryTint2: 'The same while it is pressed; selected text.',
  onPrimaryTint: 'Text on `primaryTint` and `primaryTint2`.',
  accent: 'A button on crimson.',
  accentHover: 'That button under a pointer.',
  accentPress: 'That button while it is pressed.',
  onAccent: 'Text on `accent` and its states.',
  disabled: 'Background of what is disabled.',
  focus: 'The focus ring.',
  band: 'The call to action at the end of a page, and the week card.',
  onBand: 'Text on `band`.',
  onBand2: 'Secondary text on `band`.',
  bandLine: 'Decorative lines and dots on `band`.',
  bandShade: 'Drawn areas on `band`: the dark of the moon.',
  footer: 'The footer of the public pages.',
  onFooter: 'Text on `footer`.',
  onFooter2: 'Secondary text on `footer`.',
  deep: 'An arch in full colour.',
  onDeep: 'Its content.',
  stars: 'Stars of a rating.',
  scrim: 'The scrim behind a sheet; made translucent where it is used.',
  successBg: 'Background of a success.',
  successInk: 'Its text.',
  success: 'Its icon and line.',
  infoBg: 'Background of an information.',
  infoInk: 'Its text.',
  info: 'Its icon and line.',
  warningBg: 'Background of a warning.',
  warningInk: 'Its text.',
  warning: 'Its icon and line.',
  errorBg: 'Background of an error.',
  errorInk: 'Its text.',
  error: 'Its icon, and the edge of a field in error.',
  errorText: 'The message under a field in error.',
};

const PROGRAM_SUFFIXES: [ending: string, role: string][] = [
  ['Bg', 'background of its badge'],
  ['Ink', 'text of its badge'],
  ['Line', 'edge of its badge'],
  ['Deep', 'its arch in full colour'],
  ['', 'its icon and line'],
];

/** The purpose of a programme's colour: `programExerciseBg` is "Exercise: background of its badge". */
const getProgramRole = (role: string): string => {
  const isForeground = role.startsWith('on');
  const name = role.replace(/^(?:program|onProgram)/, '');
  const [ending = '', text = ''] = PROGRAM_SUFFIXES.find(([suffix]) => name.endsWith(suffix)) ?? [];
  const program = name.slice(0, name.length - ending.length).replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${program}: ${isForeground ? `content of ${text}` : text}.`;
};

/** The purpose of a colour. */
export const getRole = (role: ColorRole): string =>
  Object.hasOwn(colorRoles, role) ? colorRoles[role as keyof typeof colorRoles] : getProgramRole(role);

/** The purpose of the tokens of each other group. */
export const groupRoles = {
  font: 'Font stack.',
  text: 'Text size. In rem, so that 200 % text works; from `md` on it grows with the screen.',
  leading: 'Line height. Indian scripts have taller ones by `:lang()`.',
  weight: 'Font weight.',
  space: 'Distance, in steps of .25rem.',
  radius: 'Corner.',
  size: 'Size of controls and measures of the page.',
  motion: 'Duration or easing. Durations are 0 with `prefers-reduced-motion`.',
  layer: 'Stacking order.',
  shadow: 'Elevation.',
} as const;
