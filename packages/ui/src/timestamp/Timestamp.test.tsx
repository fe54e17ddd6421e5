import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Timestamp, type TimestampProps } from './index.ts';

afterEach(cleanup);

const at = '2026-11-28T07:00:00+05:30';
const getTimeBefore = (minutes: number) => new Date(Date.parse(at) - minutes * 60_000);

const renderTimestamp = (props: Partial<TimestampProps> = {}, locale = 'en-IN') => {
  const { container } = render(
    <UiProvider locale={locale} messages={locale === 'hi-IN' ? hindi : undefined}>
      <Timestamp at={at} {...props} />
    </UiProvider>,
  );
  return container;
};

test('Timestamp 8: shows a text, with the instant in datetime', () => {
  const time = renderTimestamp({ now: getTimeBefore(60 * 24) }).querySelector('time');
  expect(time?.textContent).toBe('Tomorrow, 7:00 AM');
  expect(time?.dateTime).toBe('2026-11-28T01:30:00.000Z');
});

test.each([
  [20, 'Starts in 20 minutes', '20 मिनट में शुरू होगा'],
  [0, 'Starts now', 'अभी शुरू हो रहा है'],
  [-20, 'Started 20 minutes ago', '20 मिनट पहले शुरू हुआ'],
])('Timestamp 8: %d minutes before the start, the text is relative', (minutes, english, hindi) => {
  const props = { show: 'starts-in', now: getTimeBefore(minutes) } as const;
  expect(renderTimestamp(props).textContent).toBe(english);
  expect(renderTimestamp(props, 'hi-IN').textContent).toBe(hindi);
});

test('Timestamp 8: without the current time, there is no relative text', () => {
  expect(renderTimestamp({ show: 'starts-in' }).textContent).toBe('Sat, 28 Nov, 7:00 AM');
});

test.each([null, undefined, '', 'soon'])(
  'Timestamp 8: %o is "Time not known", never "Invalid Date"',
  (none) => {
    const container = renderTimestamp({ at: none });
    expect(container.textContent).toBe('Time not known');
    expect(container.querySelector('time')).toBeNull();
  },
);
