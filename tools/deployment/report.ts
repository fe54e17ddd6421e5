import { NoAnswer } from './ask.ts';
import { type Check, type Deployment, Finding, Skipped } from './host.ts';
import { followHost } from './follow.ts';
import { hostChecks } from './host-checks.ts';
import { judge } from './judge.ts';
import { lookAt } from './look.ts';
import { serviceChecks } from './service-checks.ts';
import { siteChecks } from './site-checks.ts';

export type Line = { name: string; end: '✓' | '✗' | '–'; why: string };

const AGAIN = 'Look whether the address is right and the deployment finished, and try again';

const lineOf = async ({ name, run }: Check, deployment: Deployment): Promise<Line> => {
  try {
    const judged = await run(deployment);
    return { name, end: '✓', why: judged === undefined ? '' : `${judged} looked at` };
  } catch (error) {
    if (error instanceof Skipped) return { name, end: '–', why: `not looked at: ${error.message}` };
    if (error instanceof Finding) return { name, end: '✗', why: error.message };
    const { message } = error as Error;
    const what = error instanceof NoAnswer ? 'No answer came' : 'The answer could not be read';
    return { name, end: '✗', why: `${what} (${message}), so nothing is known. ${AGAIN}.` };
  }
};

/** Without any answer, every other check would wait for its own. */
const theHostAnswers: Check = {
  name: 'the host answers',
  run: async ({ origin, ask }) => {
    await ask(`${origin}/`);
  },
};

/** Makes every check. The addresses of the site are asked for first, a few at a time, each once. */
export const reportOn = async (deployment: Deployment): Promise<Line[]> => {
  const first = await lineOf(theHostAnswers, deployment);
  if (first.end === '✗') return [first];
  const { origin, ask, build } = deployment;
  const seen = await lookAt(build?.expected ?? (await followHost(origin, ask)), deployment);
  const checks: Check[] = [
    ...siteChecks(build?.headers).map((check) => ({
      name: check.name,
      run: () => Promise.resolve().then(() => judge(check, seen)),
    })),
    ...hostChecks,
    ...serviceChecks,
  ];
  const lines = [first];
  for (const check of checks) lines.push(await lineOf(check, deployment));
  return lines;
};

export const textOf = ({ name, end, why }: Line): string =>
  why === '' ? `${end} ${name}` : `${end} ${name}: ${why}`;
