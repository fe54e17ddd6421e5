/**
 * The pictures that are taken in both builds: the screens listed in `app/screens/changed.ts`, and every component in
 * its states.
 */
import { changed } from '../../app/screens/changed.ts';
import { firstPictures, type Mode, plain } from '../modes.ts';
import { isOfStates, type Story } from '../pictures/built-index.ts';

export type Shot = {
  id: string;
  /** `Fields/TextField: All states`. */
  story: string;
  /** `dark, 360 px`. */
  variant: string;
  mode: Mode;
  width: number;
  height: number;
  /** A component is photographed in full; of a screen, the window. */
  isComponent: boolean;
};

const VARIANTS: Record<string, Mode> = {
  light: plain,
  dark: { ...plain, theme: 'dark' },
  Hindi: { ...plain, locale: 'hi-IN' },
};
const SCREEN_HEIGHTS = { 360: 800, 1280: 900 };
const COMPONENT_SIZE = { width: 360, height: 640 };
/** Screens whose change is below the first view. */
const TALL_STORY = /--(?:about|forty-eight)$/;
const TALL_PX = 1800;

const nameOf = ({ title, name }: Story) => `${title.replace(/\/States$/, '')}: ${name}`;

const shotsOfScreen = (story: Story): Shot[] =>
  Object.entries(SCREEN_HEIGHTS).flatMap(([width, height]) =>
    Object.entries(VARIANTS).map(([variant, mode]) => ({
      id: story.id,
      story: nameOf(story),
      variant: `${variant}, ${width} px`,
      mode,
      width: Number(width),
      height: TALL_STORY.test(story.id) ? TALL_PX : height,
      isComponent: false,
    })),
  );

const shotsOfComponent = (story: Story): Shot[] =>
  Object.entries(firstPictures).map(([variant, mode]) => ({
    id: story.id,
    story: nameOf(story),
    variant,
    mode,
    ...COMPONENT_SIZE,
    isComponent: true,
  }));

export const shotsOf = (stories: Story[]): Shot[] => [
  ...stories.filter(({ id }) => id in changed).flatMap(shotsOfScreen),
  ...stories.filter(isOfStates).flatMap(shotsOfComponent),
];
