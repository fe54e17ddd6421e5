import type { Step } from './steps.ts';

/** The shortest walk that was found to break the same rule, by leaving steps out: halves first, then one by one. */
export const shrink = async (
  walk: readonly Step[],
  stillFails: (shorter: readonly Step[]) => Promise<boolean>,
  isOver: () => boolean,
): Promise<readonly Step[]> => {
  let shortest = walk;
  for (let size = Math.floor(walk.length / 2); size >= 1; size = Math.floor(size / 2)) {
    // From the end: what comes last is what the failure needs least often, save the very last step.
    for (let from = shortest.length - size; from >= 0 && !isOver(); from -= size) {
      const shorter = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (shorter.length > 0 && (await stillFails(shorter))) shortest = shorter;
    }
  }
  return shortest;
};
