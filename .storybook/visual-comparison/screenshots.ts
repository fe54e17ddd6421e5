/**
 * The screenshots that are taken of both builds: the screens listed in `app/screens/changed-screens.ts`, and every component in
 * its states.
 */
import { changedScreens } from '../../app/screens/changed-screens.ts';
import { firstStoryModes, type Mode, defaultMode } from '../modes.ts';
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
  /** A component's screenshot is of the full page, a screen's of the viewport. */
  isComponent: boolean;
};

const VARIANTS: Record<string, Mode> = {
  light: defaultMode,
  dark: { ...defaultMode, theme: 'dark' },
  Hindi: { ...defaultMode, locale: 'hi-IN' },
};
const SCREEN_VIEWPORTS = { 360: 800, 1280: 900 };
const COMPONENT_VIEWPORT = { width: 360, height: 640 };
/** Screens whose change is below the fold, so that their viewport is taller. */
const TALL_STORY = /--(?:about|forty-eight)$/;
const TALL_VIEWPORT_PX = 1800;

const getStoryName = ({ title, name }: Story) => `${title.replace(/\/States$/, '')}: ${name}`;

const getScreenScreenshots = (story: Story): Screenshot[] =>
  Object.entries(SCREEN_VIEWPORTS).flatMap(([width, height]) =>
    Object.entries(VARIANTS).map(([variant, mode]) => ({
      id: story.id,
      story: getStoryName(story),
      variant: `${variant}, ${width} px`,
      mode,
      width: Number(width),
      height: TALL_STORY.test(story.id) ? TALL_VIEWPORT_PX : height,
      isComponent: false,
    })),
  );

const getComponentScreenshots = (story: Story): Screenshot[] =>
  Object.entries(firstStoryModes).map(([variant, mode]) => ({
    id: story.id,
    story: getStoryName(story),
    variant,
    mode,
    ...COMPONENT_VIEWPORT,
    isComponent: true,
  }));

export const getScreenshots = (stories: Story[]): Screenshot[] => [
  ...stories.filter(({ id }) => id in changedScreens).flatMap(getScreenScreenshots),
  ...stories.filter(isStateStory).flatMap(getComponentScreenshots),
];
