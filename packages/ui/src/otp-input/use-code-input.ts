import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  applyInput,
  boxSelection,
  type Edit,
  insertText,
  type Selection,
  settledSelection,
} from './edit-code.ts';

type CodeInputOptions = {
  code: string;
  length: number;
  isInvalid: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (code: string) => void;
};

const START: Selection = { start: 0, end: 0 };

/** One native input edited as boxes: its selection is one box, so that typing replaces a digit. */
export const useCodeInput = ({ code, length, isInvalid, inputRef, onChange }: CodeInputOptions) => {
  const [chosen, setSelection] = useState(START);
  const [isFocused, setFocused] = useState(false);
  const wasFocused = useRef(false);
  // The app may have emptied the code since.
  const start = Math.min(chosen.start, code.length);
  const end = Math.min(chosen.end, code.length);
  const selection = { start, end };

  // React puts the caret at the end when it corrects the text, so it is placed after every change.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input && document.activeElement === input) input.setSelectionRange(start, end);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when the same place is chosen again
  }, [inputRef, chosen, start, end, code]);

  const selectBox = (box: number) => setSelection(boxSelection(box, code, length));

  // A complete code that was wrong is typed over as a whole (OtpInput 6); to an incomplete one the rest is added.
  const isWrong = isInvalid && code.length === length;
  const selectNext = () => {
    if (isWrong) setSelection({ start: 0, end: length });
    else selectBox(length);
  };

  // As the error appears, and not when the last digit completes a code that is still marked.
  const onRefused = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) selectNext();
  });
  useLayoutEffect(() => {
    if (isInvalid) onRefused();
  }, [isInvalid]);

  const edit = (next: Edit) => {
    setSelection(next.selection);
    if (next.code !== code) onChange(next.code);
  };

  const insert = (event: ClipboardEvent | DragEvent, text: string) => {
    event.preventDefault();
    edit(insertText(text, code, selection, length));
  };

  const keyTargets = new Map([
    ['ArrowLeft', selection.start - 1],
    ['ArrowRight', selection.start + 1],
    ['Home', 0],
    ['End', length],
  ]);

  return {
    selection: isFocused ? selection : undefined,
    handlers: {
      onChange: ({ currentTarget: { value, selectionStart } }: { currentTarget: HTMLInputElement }) =>
        edit(applyInput(value, selectionStart ?? value.length, code, selection, length)),
      onSelect: ({
        currentTarget: { selectionStart, selectionEnd },
      }: {
        currentTarget: HTMLInputElement;
      }) => {
        const next = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
        if (next.start !== start || next.end !== end) setSelection(settledSelection(next, code, length));
      },
      onPaste: (event: ClipboardEvent) => insert(event, event.clipboardData.getData('text')),
      onDrop: (event: DragEvent) => insert(event, event.dataTransfer.getData('text')),
      onKeyDown: (event: KeyboardEvent) => {
        const box = keyTargets.get(event.key);
        if (box === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        selectBox(box);
      },
      onPointerDown: () => {
        wasFocused.current = isFocused;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        // The tap that brings focus to a wrong code keeps all of it selected.
        if (isWrong && !wasFocused.current) return;
        const row = event.currentTarget.getBoundingClientRect();
        if (event.detail > 0) selectBox(Math.floor(((event.clientX - row.left) / row.width) * length));
      },
      onFocus: () => {
        setFocused(true);
        selectNext();
      },
      onBlur: () => setFocused(false),
    },
  };
};
