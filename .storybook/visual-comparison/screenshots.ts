/**
 * The screenshots that are taken of both builds: the screens listed in `app/screens/changed-screens.ts`, and every component in
 * its states.
 */
import { changedScreens } from '../../app/screens/changed-screens.ts';
import { firstStoryModes, type Mode, plain } from '../modes.ts';
import { isStateStory, type Story } from '../screenshots/built-index.ts';

export type Screenshot = {
  id: string;
  /** `Fields/TextField: All states`. */
  story: string;
  /** `dark, 360 px`. */
  variant: string;
  mode: Mode;
  width: number;
  height: number;
  /** Of a component the full page; of a screen only the viewport. */
  isComponent: boolean;
};

const VARIANTS: Record<string, Mode> = {
  light: plain,
  dark: { ...plain, theme: 'dark' },
  Hindi: { ...plain, locale: 'hi-IN' },
};
const SCREEN_VIEWPORTS = { 360: 800, 1280: 900 };
const COMPONENT_VIEWPORT = { width: 360, height: 640 };
/** Screens whose change is below the first view. */
const TALL_STORY = /--(?:about|forty-eight)$/;
const TALL_VIEWPORT_PX = 1800;

const getName = ({ title, name }: Story) => `${title.replace(/\/States$/, '')}: ${name}`;

const screenshotsOfScreen = (story: Story): Screenshot[] =>
  Object.entries(SCREEN_VIEWPORTS).flatMap(([width, height]) =>
    Object.entries(VARIANTS).map(([variant, mode]) => ({
      id: story.id,
      story: getName(story),
      variant: `${variant}, ${width} px`,
      mode,
      width: Number(width),
      height: TALL_STORY.test(story.id) ? TALL_VIEWPORT_PX : height,
      isComponent: false,
    })),
  );

const screenshotsOfComponent = (story: Story): Screenshot[] =>
  Object.entries(firstStoryModes).map(([variant, mode]) => ({
    id: story.id,
    story: getName(story),
    variant,
    mode,
    ...COMPONENT_VIEWPORT,
    isComponent: true,
  }));

export const getScreenshots = (stories: Story[]): Screenshot[] => [
  ...stories.filter(({ id }) => id in changedScreens).flatMap(screenshotsOfScreen),
  ...stories.filter(isStateStory).flatMap(screenshotsOfComponent),
];
