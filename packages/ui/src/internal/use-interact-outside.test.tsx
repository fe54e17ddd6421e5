import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useInteractOutside } from './use-interact-outside.ts';

const Opener = ({ press }: { press: 'pointerdown' | 'click' }) => {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  useInteractOutside(
    isOpen,
    [ref],
    ({ type }) => {
      if (type === press) ref.current?.focus();
      setOpen(false);
    },
    press,
  );
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(true)} ref={ref} type="button">
        Opens
      </button>
      <main tabIndex={-1}>
        <p>Text</p>
        <button type="button">Another</button>
      </main>
    </>
  );
};

afterEach(cleanup);

it.each([
  ['pointerdown', 'Text', 'Opens'],
  ['click', 'Text', 'Opens'],
  ['pointerdown', 'Another', 'Another'],
] as const)('after leaving by %s on "%s", the focus is on "%s"', async (press, pressed, focused) => {
  render(<Opener press={press} />);
  const button = screen.getByRole('button', { name: 'Opens' });
  await userEvent.click(button);
  await userEvent.click(screen.getByText(pressed));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement?.textContent).toBe(focused);
});

it('a touch scroll does not prevent the default of the next press', async () => {
  render(<Opener press="click" />);
  await userEvent.click(screen.getByRole('button', { name: 'Opens' }));
  const text = screen.getByText('Text');
  fireEvent.pointerDown(text);
  fireEvent.pointerCancel(text);
  // False when a listener has prevented the default.
  expect(fireEvent.mouseDown(text)).toBe(true);
});
