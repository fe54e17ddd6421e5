import { choicesIn } from './choices.ts';
import { after, blank, type Model } from './model.ts';
import { between, pick, type Weighted, randomFrom } from './random.ts';
import type { Step } from './steps.ts';

const LEAST_STEPS = 12;
const MOST_STEPS = 20;

/** How walks begin: the states that take many steps to come to, and are worth being in. */
const beginnings: readonly Weighted<Step[]>[] = [
  [
    4,
    [
      { do: 'open', tab: 0, at: '/signin' },
      { do: 'open', tab: 1, at: '/signin' },
      { do: 'send', tab: 0, who: 'A' },
      { do: 'send', tab: 1, who: 'B' },
    ],
  ],
  [3, [{ do: 'come back' }, { do: 'open', tab: 0, at: '/dashboard' }]],
  [2, [{ do: 'come back' }, { do: 'open', tab: 0, at: '/dashboard' }, { do: 'agree', tab: 0 }]],
  [1, [{ do: 'come back' }, { do: 'script', is: 'blocked' }, { do: 'open', tab: 0, at: '/dashboard' }]],
  [
    1,
    [
      { do: 'come back' },
      { do: 'open', tab: 0, at: '/session/preparing-for-labour' },
      { do: 'draft', tab: 0 },
    ],
  ],
  [2, [{ do: 'open', tab: 0, at: '/signin' }]],
];

/** The walk of a seed. */
export const walkOf = (seed: number): Step[] => {
  const random = randomFrom(seed);
  const walk = [...pick(random, beginnings)];
  let model: Model = walk.reduce(after, blank);
  const length = between(random, LEAST_STEPS, MOST_STEPS);
  while (walk.length < length) {
    const step = pick(random, choicesIn(model));
    walk.push(step);
    model = after(model, step);
  }
  return walk;
};
