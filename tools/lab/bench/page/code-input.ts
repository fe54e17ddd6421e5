import { root } from './root.ts';
import { untilPainted, untilPaintedAfter } from './stopwatch.ts';

/** What every code input is given, and tells. */
export type CodeInputProps = { length: number; onChange: (code: string) => void };

export const LABEL = 'Verification code';
const LENGTH = 6;

export const offer = (mount: (root: HTMLElement, props: CodeInputProps) => void) => {
  let told = '';

  /** What is read: the boxes where there are any, else the text of the inputs that are for the user. */
  const drawn = () => {
    const boxes = [...root().querySelectorAll('[data-otp-slot]')];
    if (boxes.length > 0) return boxes.map(({ textContent }) => textContent ?? '').join('');
    const inputs = root().querySelectorAll<HTMLInputElement>(
      'input:not([type="hidden"], [aria-hidden="true"])',
    );
    return [...inputs].map(({ value }) => value).join('');
  };

  const page = {
    mount: () => {
      const start = performance.now();
      mount(root(), { length: LENGTH, onChange: (code) => (told = code) });
      return untilPainted(start, () => root().querySelector('input') !== null);
    },
    told: () => told,
    /** Starts the clock at the next event, stops it when this code is painted. */
    arm: (event: string, code: string) => {
      page.lap = untilPaintedAfter(event, () => drawn() === code);
      page.lap.catch(() => {});
    },
    lap: Promise.resolve(0),
  };
  return page;
};

export type CodeInputPage = ReturnType<typeof offer>;
