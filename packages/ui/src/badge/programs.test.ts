import { describe, expect, test } from 'vitest';
import { type Colors, darkColors, lightColors } from '../theme/colors.ts';
import { badgeMessages } from './Badge.messages.ts';
import { programs } from './programs.ts';

const messages = badgeMessages.en;

test('the programmes are exactly the five of the specification [SE-11]', () => {
  expect(programs.map((program) => messages[program])).toEqual([
    'Wellness',
    'Nutrition',
    'Exercise',
    'Mental Health',
    'Education',
  ]);
});

test('the badges of a session have the texts of the specification [SD-14, SD-15, DB-11]', () => {
  expect([messages.free, messages.completed, messages.live]).toEqual([
    'FREE SESSION',
    'COMPLETED',
    'Live Now',
  ]);
});

const programRoles = (ending: 'Bg' | 'Ink') =>
  (['Wellness', 'Nutrition', 'Exercise', 'MentalHealth', 'Education'] as const).map(
    (name) => `program${name}${ending}` as const,
  );

describe.each<[string, Colors]>([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s theme', (_name, colors) => {
  test('each programme has a distinct colour [SE-12]', () => {
    expect(new Set(programRoles('Bg').map((role) => colors[role])).size).toBe(5);
    expect(new Set(programRoles('Ink').map((role) => colors[role])).size).toBe(5);
  });
});
