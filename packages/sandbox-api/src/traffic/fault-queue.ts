import type { Fault } from './fault.ts';
import { matches } from './match.ts';

export type FaultRule = {
  /** The pattern of the calls: see match.ts. */
  match: string;
  fault: Fault;
  /**
   * `before`: the call is never handled. `after-commit`: it is handled and stored, and then its response is lost. The
   * default is `before`.
   */
  when?: 'before' | 'after-commit';
  /** How many calls fail; once by default, `always` until the faults are cleared. */
  times?: number | 'always';
};

export type FaultQueue = {
  add: (rule: FaultRule) => void;
  /** The first rule that matches this call, and counts it. */
  take: (request: Request) => FaultRule | undefined;
  clear: () => void;
};

export function createFaultQueue(): FaultQueue {
  let queue: { rule: FaultRule; remaining: number }[] = [];
  return {
    add: (rule) => {
      queue.push({ rule, remaining: rule.times === 'always' ? Infinity : (rule.times ?? 1) });
    },
    take: (request) => {
      const first = queue.find(({ rule }) => matches(rule.match, request));
      if (!first) return undefined;
      first.remaining -= 1;
      if (first.remaining <= 0) queue = queue.filter((entry) => entry !== first);
      return first.rule;
    },
    clear: () => {
      queue = [];
    },
  };
}
