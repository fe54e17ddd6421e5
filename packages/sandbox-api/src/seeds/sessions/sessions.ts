import { education } from './education.ts';
import { exercise } from './exercise.ts';
import { mentalHealth } from './mental-health.ts';
import { nutrition } from './nutrition.ts';
import type { ProgramSessionSeed, SessionSeed } from './session-seed.ts';
import { wellness } from './wellness.ts';

const withProgram = (
  program: SessionSeed['program'],
  sessions: readonly ProgramSessionSeed[],
): SessionSeed[] => sessions.map((session) => ({ ...session, program }));

/** The sample timetable: on the day of the seed about two thirds of it are upcoming. */
export const timetable: readonly SessionSeed[] = [
  ...withProgram('Wellness', wellness),
  ...withProgram('Nutrition', nutrition),
  ...withProgram('Exercise', exercise),
  ...withProgram('Mental Health', mentalHealth),
  ...withProgram('Education', education),
];
