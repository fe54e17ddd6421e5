import { Fragment } from 'react';
import type { Selection } from './edit-code.ts';
import { caret, separator, slot } from './OtpInput.css.ts';

type CodeSlotsProps = {
  code: string;
  length: number;
  selection: Selection | undefined;
  groups: readonly number[] | undefined;
  isMasked: boolean | undefined;
};

const MASK = '•';

const isActiveBox = (box: number, { start, end }: Selection) =>
  box >= start && box < Math.max(end, start + 1);

/** The index of the first box of each group, except the first group. */
const getGroupStarts = (groups: readonly number[]) =>
  groups.slice(0, -1).map((_, index) => groups.slice(0, index + 1).reduce((sum, size) => sum + size, 0));

/** The visible boxes. They are hidden from assistive technology, because the input above them has the same text. */
export const CodeSlots = ({ code, length, selection, groups, isMasked }: CodeSlotsProps) => {
  const starts = groups ? getGroupStarts(groups) : [];
  return Array.from({ length }, (_, box) => {
    const character = code[box];
    const active = selection !== undefined && isActiveBox(box, selection);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its index
      <Fragment key={box}>
        {starts.includes(box) && <span aria-hidden className={separator} />}
        <span
          aria-hidden
          className={slot}
          data-active={active || undefined}
          data-filled={character !== undefined || undefined}
          data-otp-slot
        >
          {character === undefined ? active && <span className={caret} /> : isMasked ? MASK : character}
        </span>
      </Fragment>
    );
  });
};
