import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ProgramBadge } from '../badge/index.ts';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import {
  SessionCard,
  type SessionCardProps,
  SessionFacts,
  SessionGrid,
  SessionPicture,
  SessionTime,
} from './index.ts';

/** jsdom has no network. */
const setConnection = (connection: { saveData?: boolean; effectiveType?: string } | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  cleanup();
  setConnection(undefined);
});

const yoga = {
  href: '/session/yoga',
  title: 'Gentle prenatal yoga',
  program: 'exercise',
  scheduledAt: '2026-11-28T07:00:00+05:30',
  durationMinutes: 45,
  instructor: 'Dr Kavita Rao',
} satisfies SessionCardProps;

/** The photo's URL, or the programme whose drawing replaces it. */
const getImage = (container: HTMLElement) =>
  container.querySelector('img')?.getAttribute('src') ??
  container.querySelector<HTMLElement>('span[data-program]')?.dataset['program'];

test('SessionCard 2: is one link, named by the title alone, in a heading of the requested level', () => {
  render(<SessionCard {...yoga} headingLevel={2} isEnrolled isFree />);
  const link = screen.getByRole('link', { name: 'Gentle prenatal yoga' });
  expect(link.getAttribute('href')).toBe('/session/yoga');
  expect(within(screen.getByRole('heading', { level: 2 })).getByRole('link')).toBe(link);
});

test('SessionCard 4: shows time, duration and instructor', () => {
  render(<SessionCard {...yoga} />);
  const time = screen.getByText('Sat, 28 Nov, 7:00 AM');
  expect(time.getAttribute('datetime')).toBe('2026-11-28T01:30:00.000Z');
  expect(screen.getByText('45 min with Dr Kavita Rao')).toBeTruthy();
});

test.each([null, '', 'soon'])(
  'SessionCard 4: scheduledAt %o is shown as "Time to be announced"',
  (scheduledAt) => {
    const { container } = render(<SessionCard {...yoga} scheduledAt={scheduledAt} />);
    expect(screen.getByText('Time to be announced')).toBeTruthy();
    expect(container.textContent).not.toContain('Invalid Date');
  },
);

test('a recording has a duration and no time', () => {
  const { scheduledAt: _none, ...recording } = yoga;
  render(<SessionCard {...recording} />);
  expect(screen.getByText('45 min')).toBeTruthy();
  expect(screen.queryByText('Time to be announced')).toBeNull();
});

test('missing details leave no empty texts', () => {
  const { container } = render(<SessionCard href="/a" title="A" scheduledAt={null} instructor="Neha" />);
  expect(screen.getByText('With Neha')).toBeTruthy();
  expect(container.textContent).not.toMatch(/undefined|null|NaN|min/);
});

test('SessionCard 3: without a photo the programme’s placeholder is shown [SE-13]', () => {
  const { container } = render(<SessionCard {...yoga} imageUrl={null} />);
  expect(getImage(container)).toBe('exercise');
});

test('SessionCard 3: the placeholder replaces a photo that fails to load, and another URL is loaded [SE-13]', () => {
  const { container, rerender } = render(<SessionCard {...yoga} imageUrl="https://cdn.test/a.jpg" />);
  expect(getImage(container)).toBe('https://cdn.test/a.jpg');
  const photo = container.querySelector('img');
  if (photo) fireEvent.error(photo);
  expect(getImage(container)).toBe('exercise');
  rerender(<SessionCard {...yoga} imageUrl="https://cdn.test/b.jpg" />);
  expect(getImage(container)).toBe('https://cdn.test/b.jpg');
});

test('the compact form has the thumbnail and falls back to it [SE-13]', () => {
  const { container } = render(<SessionCard {...yoga} compact imageUrl="https://cdn.test/a.jpg" />);
  const photo = container.querySelector('img');
  if (photo) fireEvent.error(photo);
  expect(getImage(container)).toBe('exercise');
});

test('SessionCard 3: a picture is decoration, has its size, and loads lazily unless it is in the first view', () => {
  const { container, rerender } = render(<SessionCard {...yoga} imageUrl="https://cdn.test/a.jpg" />);
  const photo = () => container.querySelector('img');
  expect(photo()?.getAttribute('alt')).toBe('');
  expect([photo()?.width, photo()?.height]).toEqual([480, 270]);
  expect(photo()?.getAttribute('loading')).toBe('lazy');
  rerender(<SessionPicture imageUrl="https://cdn.test/a.jpg" isPriority />);
  expect(photo()?.getAttribute('loading')).toBeNull();
  expect(photo()?.getAttribute('fetchpriority')).toBe('high');
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'SessionCard 3: when the user saves data (%o) the illustration is shown, and no photo is loaded',
  (connection) => {
    setConnection(connection);
    const { container } = render(<SessionCard {...yoga} imageUrl="https://cdn.test/a.jpg" />);
    expect(getImage(container)).toBe('exercise');
    setConnection({ effectiveType: '4g' });
    cleanup();
    const fast = render(<SessionCard {...yoga} imageUrl="https://cdn.test/a.jpg" />);
    expect(getImage(fast.container)).toBe('https://cdn.test/a.jpg');
  },
);

test('SessionCard 3: a photo in the server’s markup stays, also when the user saves data', () => {
  const card = <SessionCard {...yoga} imageUrl="https://cdn.test/a.jpg" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(card);
  document.body.append(container);
  setConnection({ saveData: true });
  const errors: unknown[] = [];
  render(card, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
  expect(getImage(container)).toBe('https://cdn.test/a.jpg');
});

test('SessionCard 8: a page about one session uses the same components', () => {
  render(
    <article>
      <SessionPicture program="exercise" imageUrl={null} />
      <ProgramBadge program="exercise" />
      <SessionFacts
        facts={[
          { id: 'when', icon: null, term: 'When', value: <SessionTime scheduledAt={yoga.scheduledAt} /> },
        ]}
      />
    </article>,
  );
  expect(screen.getByRole('definition').textContent).toBe('Sat, 28 Nov, 7:00 AM');
  expect(screen.getByText('Exercise')).toBeTruthy();
});

test('SessionCard 1: badges are shown on request only [SD-14, SD-15, DB-11]', () => {
  const { rerender } = render(<SessionCard {...yoga} />);
  const texts = ['FREE SESSION', 'COMPLETED', 'Live Now', 'Enrolled'];
  for (const text of texts) expect(screen.queryByText(text)).toBeNull();
  rerender(<SessionCard {...yoga} isFree isCompleted isLive isEnrolled />);
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy();
  for (const compact of [false, true]) {
    rerender(<SessionCard {...yoga} compact={compact} badge="Full" />);
    expect(screen.getByText('Full')).toBeTruthy();
  }
});

test('SessionCard 1: an enrolment is marked on the compact form too, in Hindi as well', () => {
  render(<SessionCard {...yoga} compact />);
  expect(screen.queryByText('Enrolled')).toBeNull();
  cleanup();
  render(<SessionCard {...yoga} compact isEnrolled />);
  expect(screen.getByText('Enrolled')).toBeTruthy();
  cleanup();
  const html = renderToString(
    <UiProvider locale="hi-IN" messages={hindi}>
      <SessionCard {...yoga} compact isEnrolled />
    </UiProvider>,
  );
  expect(html).toContain('जगह पक्की');
});

test("SessionCard 4: the viewer’s own time is added where it differs from India's", () => {
  const { rerender } = render(<SessionCard {...yoga} viewerTimeZone="America/New_York" />);
  expect(screen.getByText(/7:00 AM IST/)).toBeTruthy();
  expect(screen.getByText('Fri, 27 Nov, 8:30 PM your time')).toBeTruthy();
  rerender(<SessionCard {...yoga} viewerTimeZone="Asia/Kolkata" />);
  expect(screen.queryByText(/your time/)).toBeNull();
});

test('a time is shown in another time zone when the app sets one', () => {
  render(<SessionCard {...yoga} timeZone="Europe/Berlin" viewerTimeZone="America/New_York" />);
  expect(screen.getByText(/2:30 AM/)).toBeTruthy();
  expect(screen.queryByText(/your time|IST/)).toBeNull();
});

test('SessionGrid is a list of its cards; skeletons are not items', () => {
  render(
    <SessionGrid skeletons={3} label="Sessions">
      <SessionCard {...yoga} />
      <SessionCard {...yoga} href="/session/b" title="B" />
    </SessionGrid>,
  );
  const list = screen.getByRole('list', { name: 'Sessions' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('the server renders it, in Hindi too', () => {
  const html = renderToString(
    <UiProvider locale="hi-IN" messages={hindi}>
      <SessionCard {...yoga} />
    </UiProvider>,
  );
  expect(html).toContain('व्यायाम');
  expect(html).toContain('शनि, 28 नवंबर, सुबह 7:00');
  expect(html).toContain('45 मिनट, Dr Kavita Rao के साथ');
});

test('the compact form has time, length, instructor and programme; the day unless its heading has it [SE-12]', () => {
  const { container, rerender } = render(<SessionCard {...yoga} compact isEnrolled timeParts="time" />);
  expect(container.textContent).toBe(
    '7:00 AMGentle prenatal yoga45 min\u00A0· Dr Kavita RaoExerciseEnrolled',
  );
  expect(getImage(container)).toBe('exercise');
  rerender(<SessionCard {...yoga} compact />);
  expect(container.textContent).toMatch(/^Sat, 28 Nov7:00 AMGentle/);
  rerender(<SessionCard href="/a" title="A" compact scheduledAt={null} />);
  expect(container.textContent).toBe('ATime to be announced');
});

test('a title in another language than the page has its lang attribute (WCAG 3.1.2)', () => {
  const titleIn = (locale: string) =>
    renderToString(
      <UiProvider locale={locale}>
        <SessionCard {...yoga} title="Walking for two" />
      </UiProvider>,
    );
  expect(titleIn('hi-IN')).toMatch(/<a [^>]*lang="en"[^>]*>Walking for two</);
  expect(titleIn('en-IN')).not.toContain('lang=');
});

test.each([false, true])('the card is named by its title (compact: %s)', (compact) => {
  render(<SessionCard {...yoga} compact={compact} />);
  expect(screen.getByRole('article', { name: 'Gentle prenatal yoga' })).toBeDefined();
});
