import type { Selection } from './edit-code.ts';
import { caret, slot } from './OtpInput.css.ts';

type CodeSlotsProps = { code: string; length: number; selection: Selection | undefined };

const isActive = (box: number, { start, end }: Selection) => box >= start && box < Math.max(end, start + 1);

/** The boxes as drawn. What they say, the input under the finger says too. */
export const CodeSlots = ({ code, length, selection }: CodeSlotsProps) =>
  Array.from({ length }, (_, box) => {
    const digit = code[box];
    const active = selection !== undefined && isActive(box, selection);
    return (
      <span
        aria-hidden
        className={slot}
        data-active={active || undefined}
        data-filled={digit !== undefined || undefined}
        data-otp-slot
        // oxlint-disable-next-line react/no-array-index-key -- a box is its place
        key={box}
      >
        {digit ?? (active && <span className={caret} />)}
      </span>
    );
  });
