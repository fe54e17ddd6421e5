// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="./svg.d.ts" />
// Static imports, because they are the one form that every bundler turns into the same address on
// the client and on the server: `new URL(…, import.meta.url)` becomes a `file:` address when Vite
// prerenders, and a base path would have to be set up by each consumer. `?no-inline` keeps Vite
// from putting 24 KB of pictures into the script; the others ignore it.
import sessionEducation from '../../illustrations/session-education.svg?no-inline';
import sessionEducationDark from '../../illustrations/session-education-dark.svg?no-inline';
import sessionExercise from '../../illustrations/session-exercise.svg?no-inline';
import sessionExerciseDark from '../../illustrations/session-exercise-dark.svg?no-inline';
import sessionMentalHealth from '../../illustrations/session-mental-health.svg?no-inline';
import sessionMentalHealthDark from '../../illustrations/session-mental-health-dark.svg?no-inline';
import sessionNutrition from '../../illustrations/session-nutrition.svg?no-inline';
import sessionNutritionDark from '../../illustrations/session-nutrition-dark.svg?no-inline';
import sessionWellness from '../../illustrations/session-wellness.svg?no-inline';
import sessionWellnessDark from '../../illustrations/session-wellness-dark.svg?no-inline';
import thumbEducation from '../../illustrations/thumb-education.svg?no-inline';
import thumbExercise from '../../illustrations/thumb-exercise.svg?no-inline';
import thumbMentalHealth from '../../illustrations/thumb-mental-health.svg?no-inline';
import thumbNutrition from '../../illustrations/thumb-nutrition.svg?no-inline';
import thumbWellness from '../../illustrations/thumb-wellness.svg?no-inline';
import type { Program } from '../badge/index.ts';

type ImportedPicture = string | { src: string };

const addressOf = (picture: ImportedPicture): string => (typeof picture === 'string' ? picture : picture.src);

/** The pictures of one programme. */
export type ProgramPictures = Record<'light' | 'dark' | 'thumb', string>;

const pictures = (
  light: ImportedPicture,
  dark: ImportedPicture,
  thumb: ImportedPicture,
): ProgramPictures => ({ light: addressOf(light), dark: addressOf(dark), thumb: addressOf(thumb) });

/** Addresses of the programme pictures: 16:9 for each theme, and the crop for an ogee. */
export const programPictures: Record<Program, ProgramPictures> = {
  wellness: pictures(sessionWellness, sessionWellnessDark, thumbWellness),
  nutrition: pictures(sessionNutrition, sessionNutritionDark, thumbNutrition),
  exercise: pictures(sessionExercise, sessionExerciseDark, thumbExercise),
  'mental-health': pictures(sessionMentalHealth, sessionMentalHealthDark, thumbMentalHealth),
  education: pictures(sessionEducation, sessionEducationDark, thumbEducation),
};
