import type { CodeInputPage } from '../page/code-input.ts';
import type { Screen } from '../screens.ts';
import { median, p95 } from '../statistics.ts';
import type { Samples, Benchmark, Visit } from '../benchmark.ts';
import { waitBetweenKeys } from './input.ts';

declare const bench: CodeInputPage;

const CODE = '407123';
const PASTED = '981112';

/** Mounts the input, types a code, and replaces it by pasting another one. */
const run = async ({ page }: Visit): Promise<Samples> => {
  const measureInput = async (event: string, keys: string, code: string) => {
    await waitBetweenKeys(page);
    await page.evaluate(([name, expected]) => bench.startMeasuring(name, expected), [event, code] as const);
    await page.keyboard.press(keys);
    const ms = await page.evaluate(() => bench.measurement);
    const reportedValue = await page.evaluate(() => bench.reportedValue());
    if (reportedValue !== code)
      throw new Error(`The code is "${code}", and the app was told "${reportedValue}".`);
    return ms;
  };
  const first = page.getByRole('textbox').first();

  const mount = await page.evaluate(() => bench.mount());
  await first.focus();
  const keys: number[] = [];
  for (const [index, digit] of Array.from(CODE).entries())
    keys.push(await measureInput('keydown', digit, CODE.slice(0, index + 1)));

  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  // With an input for each digit, the code is pasted into the first.
  await first.focus();
  await page.keyboard.press('ControlOrMeta+A');
  const paste = await measureInput('paste', 'ControlOrMeta+V', PASTED);
  return { mount: [mount], keys, paste: [paste] };
};

const createCodeInputBenchmark = (screen: Screen): Benchmark => ({
  title: `One-time code, six digits, ${screen}`,
  folder: 'code-input',
  screen,
  candidates: [
    { file: 'janani', title: 'OtpInput' },
    { file: 'input-otp', title: 'input-otp' },
    { file: 'react-otp-input', title: 'react-otp-input' },
    { file: 'base-ui', title: 'Base UI OTPField' },
    { file: 'plain', title: 'one plain input', isBaseline: true },
  ],
  measures: [
    { title: 'mount', samples: 'mount', unit: 'ms', aggregate: median },
    { title: 'key', samples: 'keys', unit: 'ms', aggregate: median },
    { title: 'key p95', samples: 'keys', unit: 'ms', aggregate: p95, isDetail: true },
    { title: 'paste', samples: 'paste', unit: 'ms', aggregate: median },
  ],
  isUncapped: true,
  run,
});

export const codeInputs: readonly Benchmark[] = [
  createCodeInputBenchmark('desktop'),
  createCodeInputBenchmark('phone'),
];
