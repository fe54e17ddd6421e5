import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatePickerField } from './DatePickerField.tsx';
import { CALENDAR_TIMEOUT_MS } from './use-calendar.ts';

/** How the calendar's code loads in this test. */
let loadCalendar: () => Promise<object>;
vi.mock('./CalendarOverlay.tsx', () => loadCalendar());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const press = async () => {
  const button = screen.getByRole('button', { name: 'Expected due date, Pick a date' });
  button.focus();
  fireEvent.click(button);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
  });
};

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const nativeInput = () => screen.queryByLabelText<HTMLInputElement>('Expected due date');

describe('DatePickerField 4: works without the calendar', () => {
  it('becomes a focused native input when the code fails to load', async () => {
    loadCalendar = () => Promise.reject(new Error('offline'));
    render(<DatePickerField label="Expected due date" minValue="2026-12-19" value="" />);
    await press();
    await act(() =>
      vi.waitFor(() => expect(nativeInput()).not.toBeNull(), { timeout: CALENDAR_TIMEOUT_MS / 2 }),
    );
    expect(nativeInput()?.type).toBe('date');
    expect(nativeInput()?.min).toBe('2026-12-19');
    expect(document.activeElement).toBe(nativeInput());
  });

  it('becomes a native input when the code takes too long', async () => {
    loadCalendar = () => new Promise(() => {});
    render(<DatePickerField label="Expected due date" value="" />);
    await press();
    await advanceTime(CALENDAR_TIMEOUT_MS - 1);
    expect(nativeInput()).toBeNull();
    await advanceTime(1);
    expect(nativeInput()).not.toBeNull();
  });

  it('does not open when the focus has moved elsewhere', async () => {
    loadCalendar = () => new Promise(() => {});
    render(
      <>
        <DatePickerField label="Expected due date" value="" />
        <input aria-label="City" />
      </>,
    );
    await press();
    screen.getByLabelText('City').focus();
    await advanceTime(CALENDAR_TIMEOUT_MS);
    expect(nativeInput()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
  });

  it.each([0, 1])('opens for a click without a press (detail %d), and takes the focus', async (detail) => {
    loadCalendar = () => new Promise(() => {});
    render(<DatePickerField label="Expected due date" value="" />);
    fireEvent.click(screen.getByRole('button'), { detail });
    expect(document.activeElement).toBe(screen.getByRole('button'));
    await advanceTime(CALENDAR_TIMEOUT_MS);
    expect(document.activeElement).toBe(nativeInput());
  });

  it('does not load the calendar when the browser saves data', async () => {
    const onLoad = vi.fn<() => void>();
    loadCalendar = () => {
      onLoad();
      return new Promise(() => {});
    };
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    render(<DatePickerField label="Expected due date" value="" />);
    await press();
    expect(nativeInput()).not.toBeNull();
    expect(onLoad).not.toHaveBeenCalled();
  });
});
