import { digits } from './code-characters.ts';

/** A selection in the input, as `selectionStart` and `selectionEnd`. Box `n` is the digit between `n` and `n + 1`. */
export type Selection = { start: number; end: number };

export type Edit = { code: string; selection: Selection };

/** Selects one box: its digit, so that typing replaces it, or the position of its missing digit. */
export const getBoxSelection = (box: number, code: string, length: number): Selection => {
  const start = Math.max(0, Math.min(box, code.length, length - 1));
  return { start, end: Math.min(start + 1, code.length) };
};

/**
 * Makes a requested selection valid: in a complete code the caret has to select a digit, because there is no empty box.
 */
export const normalizeSelection = (selection: Selection, code: string, length: number): Selection =>
  selection.start === selection.end && code.length === length
    ? getBoxSelection(selection.start, code, length)
    : selection;

/** Replaces the selection by a text. A text that contains a complete code replaces the current code. */
export const insertText = (
  text: string,
  code: string,
  selection: Selection,
  length: number,
  extract = digits.extract,
): Edit => {
  const insertedCode = extract(text, length);
  if (insertedCode === '') return { code, selection };
  if (insertedCode.length === length)
    return { code: insertedCode, selection: getBoxSelection(length, insertedCode, length) };
  const textBefore = code.slice(0, selection.start) + insertedCode;
  const next = (textBefore + code.slice(selection.end)).slice(0, length);
  const caret = Math.min(textBefore.length, length);
  const isReplacing = selection.end > selection.start;
  return {
    code: next,
    selection: isReplacing
      ? getBoxSelection(caret, next, length)
      : normalizeSelection({ start: caret, end: caret }, next, length),
  };
};

/**
 * The edit that corresponds to a change of the input's text.
 * @param text the new text of the input
 * @param caret where the browser left the caret in it
 * @param extract the code in a text; of digits by default
 */
export const applyInput = (
  text: string,
  caret: number,
  code: string,
  selection: Selection,
  length: number,
  extract = digits.extract,
): Edit => {
  const head = code.slice(0, selection.start);
  const tail = code.slice(selection.end);
  const isInsertion = text.length > head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
  if (isInsertion) {
    return insertText(text.slice(head.length, text.length - tail.length), code, selection, length, extract);
  }
  // A deletion, or autofill that replaced the whole text.
  const next = extract(text, length);
  const position = Math.min(caret, next.length);
  return { code: next, selection: normalizeSelection({ start: position, end: position }, next, length) };
};
