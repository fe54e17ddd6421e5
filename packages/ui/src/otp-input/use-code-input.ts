import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { CodeCharacters } from './code-characters.ts';
import { type BoxRange, getBoxAfterKey, getRangeSelection } from './box-range.ts';
import {
  applyInput,
  getBoxSelection,
  type Edit,
  insertText,
  type Selection,
  normalizeSelection,
} from './edit-code.ts';
import { useBoxPointer } from './use-box-pointer.ts';
import { useCodeComposition } from './use-code-composition.ts';

type CodeInputOptions = {
  code: string;
  length: number;
  extract: CodeCharacters['extract'];
  isInvalid: boolean;
  /** The code cannot be changed, not even by a paste, which a read-only input still reports. */
  isLocked: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (code: string) => void;
};

const INITIAL_SELECTION: Selection & Partial<BoxRange> = { start: 0, end: 0 };

/** One native input edited as boxes: its selection is one box, so that typing replaces a digit. */
export const useCodeInput = (options: CodeInputOptions) => {
  const { code, length, extract, isInvalid, isLocked, inputRef, onChange } = options;
  const [requestedSelection, setSelection] = useState(INITIAL_SELECTION);
  const [isFocused, setFocused] = useState(false);
  const wasFocused = useRef(false);
  // The app may have cleared the code since the selection was set.
  const start = Math.min(requestedSelection.start, code.length);
  const end = Math.min(requestedSelection.end, code.length);
  const selection = { start, end };

  const applyEdit = (next: Edit) => {
    if (isLocked) return;
    setSelection(next.selection);
    if (next.code !== code) onChange(next.code);
  };

  const composition = useCodeComposition({ code, selection }, (text, before) =>
    applyEdit(applyInput(text, text.length, before.code, before.selection, length, extract)),
  );
  const isComposing = composition.text !== undefined;

  // React moves the caret to the end when it corrects the text, so it is set after every change.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input && !isComposing && document.activeElement === input) input.setSelectionRange(start, end);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the same selection is set again
  }, [inputRef, requestedSelection, start, end, code, isComposing]);

  const selectBox = (box: number) => setSelection(getBoxSelection(box, code, length));
  const selectRange = (anchor: number, head: number) =>
    setSelection(getRangeSelection({ anchor, head }, code, length));

  // Typing replaces a complete invalid code as a whole (OtpInput 6); an incomplete one is continued.
  const isCompleteAndInvalid = isInvalid && code.length === length;
  const selectNext = () => {
    if (isCompleteAndInvalid) setSelection({ start: 0, end: length });
    else selectBox(length);
  };

  // Called when the error appears, and not when the last digit completes a code that still has an error.
  const onInvalid = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) selectNext();
  });
  useLayoutEffect(() => {
    if (isInvalid) onInvalid();
  }, [isInvalid]);

  const insert = (event: ClipboardEvent | DragEvent, text: string) => {
    event.preventDefault();
    applyEdit(insertText(text, code, selection, length, extract));
  };

  const pointer = useBoxPointer({
    onSelectBox: selectBox,
    onSelectRange: selectRange,
    onSelectAll: () => setSelection({ start: 0, end: code.length }),
    // The tap that focuses an invalid code leaves all of it selected.
    isSelectionFixed: () => isCompleteAndInvalid && !wasFocused.current,
  });

  return {
    selection: isFocused ? selection : undefined,
    text: composition.text ?? code,
    handlers: {
      ...composition.handlers,
      ...pointer.handlers,
      onChange: ({ currentTarget: { value, selectionStart } }: { currentTarget: HTMLInputElement }) => {
        const before = composition.getBase() ?? { code, selection };
        const caret = selectionStart ?? value.length;
        const next = applyInput(value, caret, before.code, before.selection, length, extract);
        if (!composition.getBase()) return applyEdit(next);
        composition.setText(value);
        if (!isLocked && next.code !== code) onChange(next.code);
      },
      // Typing the same digit again changes no text, so React fires no change event: the selection still moves to the
      // next box.
      onInput: ({ currentTarget: { value, selectionStart } }: { currentTarget: HTMLInputElement }) => {
        if (isComposing || isLocked || value !== code || end !== start + 1) return;
        selectBox(selectionStart ?? end);
      },
      onSelect: ({
        currentTarget: { selectionStart, selectionEnd },
      }: {
        currentTarget: HTMLInputElement;
      }) => {
        if (isComposing || pointer.isDragging()) return;
        const next = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
        if (next.start !== start || next.end !== end) setSelection(normalizeSelection(next, code, length));
      },
      onPaste: (event: ClipboardEvent) => insert(event, event.clipboardData.getData('text')),
      onDrop: (event: DragEvent) => insert(event, event.dataTransfer.getData('text')),
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing) return;
        if (event.ctrlKey || event.metaKey || event.altKey) {
          // The browser would delete only the selected digit, and not all digits before it.
          if (event.key !== 'Backspace') return;
          event.preventDefault();
          return applyEdit({ code: code.slice(end), selection: getBoxSelection(0, code.slice(end), length) });
        }
        const anchor = requestedSelection.anchor ?? start;
        const fromBox = event.shiftKey ? (requestedSelection.head ?? start) : start;
        const box = getBoxAfterKey(event.key, fromBox, length);
        if (box === undefined) return;
        event.preventDefault();
        if (event.shiftKey) selectRange(anchor, Math.min(box, Math.max(code.length - 1, 0)));
        else selectBox(box);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasFocused.current = isFocused;
        pointer.handlers.onPointerDown(event);
      },
      onFocus: () => {
        setFocused(true);
        selectNext();
      },
      onBlur: () => setFocused(false),
    },
  };
};
