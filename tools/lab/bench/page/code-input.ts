import { getRoot } from './root.ts';
import { waitUntilPainted, waitUntilPaintedAfter } from './stopwatch.ts';

/** The props of every code input. */
export type CodeInputProps = { length: number; onChange: (code: string) => void };

export const LABEL = 'Verification code';
const LENGTH = 6;

export const createBenchPage = (mount: (container: HTMLElement, props: CodeInputProps) => void) => {
  let reportedValue = '';

  /** The displayed code: from the boxes where they exist, otherwise from the visible inputs. */
  const readDisplayedCode = () => {
    const boxes = [...getRoot().querySelectorAll('[data-otp-slot]')];
    if (boxes.length > 0) return boxes.map(({ textContent }) => textContent ?? '').join('');
    const inputs = getRoot().querySelectorAll<HTMLInputElement>(
      'input:not([type="hidden"], [aria-hidden="true"])',
    );
    return [...inputs].map(({ value }) => value).join('');
  };

  const page = {
    mount: () => {
      const start = performance.now();
      mount(getRoot(), { length: LENGTH, onChange: (code) => (reportedValue = code) });
      return waitUntilPainted(start, () => getRoot().querySelector('input') !== null);
    },
    reportedValue: () => reportedValue,
    /** Measures from the next event until this code is painted. */
    startMeasuring: (event: string, code: string) => {
      page.measurement = waitUntilPaintedAfter(event, () => readDisplayedCode() === code);
      page.measurement.catch(() => {});
    },
    measurement: Promise.resolve(0),
  };
  return page;
};

export type CodeInputPage = ReturnType<typeof createBenchPage>;
