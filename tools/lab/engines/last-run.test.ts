import { expect, test } from 'vitest';
import { runOf } from './last-run.ts';

const told = (part: string, problem?: string) => ({
  story: { id: part, title: part, name: 'One', importPath: `./packages/ui/src/${part}/One.stories.tsx` },
  ...(problem === undefined ? {} : { problem }),
});

test('counts the stories of each part that passed', () => {
  expect(runOf({ Firefox: [told('select'), told('select', 'axe'), told('toast')] }, '2026-11-24')).toEqual({
    on: '2026-11-24',
    engines: {
      Firefox: {
        all: { passed: 2, of: 3 },
        parts: { select: { passed: 1, of: 2 }, toast: { passed: 1, of: 1 } },
      },
    },
  });
});
