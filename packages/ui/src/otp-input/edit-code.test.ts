import { describe, expect, it } from 'vitest';
import { applyInput, getBoxSelection, insertText } from './edit-code.ts';

const LENGTH = 6;
const range = (start: number, end = start) => ({ start, end });

describe('getBoxSelection', () => {
  it('OtpInput 1: selects the digit in a box, or the position of the next one', () => {
    expect(getBoxSelection(1, '123456', LENGTH)).toEqual(range(1, 2));
    expect(getBoxSelection(2, '12', LENGTH)).toEqual(range(2));
  });

  it('is limited to the first empty box and to the last box', () => {
    expect(getBoxSelection(5, '12', LENGTH)).toEqual(range(2));
    expect(getBoxSelection(6, '123456', LENGTH)).toEqual(range(5, 6));
    expect(getBoxSelection(-1, '12', LENGTH)).toEqual(range(0, 1));
  });
});

describe('insertText', () => {
  it('replaces a selected digit and selects the next', () => {
    expect(insertText('9', '123456', range(1, 2), LENGTH)).toEqual({
      code: '193456',
      selection: range(2, 3),
    });
  });

  it('a text without a digit changes neither code nor selection', () => {
    expect(insertText('a', '123456', range(1, 2), LENGTH)).toEqual({
      code: '123456',
      selection: range(1, 2),
    });
  });

  it('a text that contains a whole code replaces the current one [trap 3]', () => {
    const edit = insertText('Your code is 246810.', '12', range(2), LENGTH);
    expect(edit).toEqual({ code: '246810', selection: range(5, 6) });
  });

  it('inserts only as many digits as fit', () => {
    expect(insertText('789', '1234', range(4), LENGTH)).toEqual({ code: '123478', selection: range(5, 6) });
  });
});

describe('applyInput', () => {
  it('a typed digit moves to the next box [OT-03]', () => {
    expect(applyInput('12', 2, '1', range(1), LENGTH)).toEqual({ code: '12', selection: range(2) });
  });

  it('ignores a typed letter [OT-02]', () => {
    expect(applyInput('12a', 3, '12', range(2), LENGTH)).toEqual({ code: '12', selection: range(2) });
  });

  it('Backspace in the last box stays there, then moves back [OT-04]', () => {
    const first = applyInput('12345', 5, '123456', range(5, 6), LENGTH);
    expect(first).toEqual({ code: '12345', selection: range(5) });
    expect(applyInput('1234', 4, first.code, first.selection, LENGTH)).toEqual({
      code: '1234',
      selection: range(4),
    });
  });

  it('a digit deleted in the middle can be typed again in the same position', () => {
    const deleted = applyInput('12456', 2, '123456', range(2, 3), LENGTH);
    expect(deleted).toEqual({ code: '12456', selection: range(2) });
    expect(applyInput('129456', 3, deleted.code, deleted.selection, LENGTH)).toEqual({
      code: '129456',
      selection: range(3, 4),
    });
  });

  it('OtpInput 3: autofill replaces the whole text', () => {
    expect(applyInput('407123', 6, '98', range(2), LENGTH)).toEqual({
      code: '407123',
      selection: range(5, 6),
    });
  });

  it('a digit typed with everything selected replaces everything', () => {
    expect(applyInput('5', 1, '407121', range(0, 6), LENGTH)).toEqual({ code: '5', selection: range(1) });
  });
});
