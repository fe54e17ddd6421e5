import { type Check, type Deployment, Finding, Skipped } from './host.ts';
import { hostChecks } from './host-checks.ts';
import { serviceChecks } from './service-checks.ts';

export type Line = { name: string; end: '✓' | '✗' | '–'; why: string };

const lineOf = async ({ name, run }: Check, deployment: Deployment): Promise<Line> => {
  try {
    await run(deployment);
    return { name, end: '✓', why: '' };
  } catch (error) {
    if (error instanceof Skipped) return { name, end: '–', why: `not looked at: ${error.message}` };
    if (error instanceof Finding) return { name, end: '✗', why: error.message };
    const { message, cause } = error as Error;
    const what = cause instanceof Error ? cause.message : message;
    return {
      name,
      end: '✗',
      why: `No answer came (${what}), so nothing is known. Try again when it is reached.`,
    };
  }
};

/** Makes every check, one after the other: a host is asked some thirty times. */
export const reportOn = async (deployment: Deployment): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const check of [...hostChecks, ...serviceChecks]) lines.push(await lineOf(check, deployment));
  return lines;
};

export const textOf = ({ name, end, why }: Line): string =>
  why === '' ? `${end} ${name}` : `${end} ${name}: ${why}`;
