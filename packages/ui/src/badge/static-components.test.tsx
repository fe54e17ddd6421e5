import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Avatar } from '../avatar/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { FeatureCard } from '../feature-card/index.ts';
import { LeafIcon } from '../icons/index.ts';
import { Band, KolamDivider } from '../kolam/index.ts';
import { Logo } from '../logo/index.ts';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stat, StatGroup } from '../stat/index.ts';
import { Testimonial, type TestimonialProps } from '../testimonial/index.ts';
import { WeekCard } from '../week-card/index.ts';
import { PaymentBadge } from './index.ts';

afterEach(cleanup);

const priya: TestimonialProps = {
  name: 'Priya Sharma',
  role: 'First-time mother',
  location: 'Mumbai',
  initials: 'PS',
  rating: 4,
  weeks: '28 weeks',
  text: 'I finally sleep.',
};

test('Testimonial 8: shows all seven fields, with the rating as text [HM-11]', () => {
  const { container } = render(<Testimonial {...priya} />);
  for (const text of [
    'Priya Sharma',
    'First-time mother · Mumbai',
    'Rated 4 out of 5',
    '28 weeks',
    'I finally sleep.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(container.querySelector('[data-initials="PS"]')).toBeTruthy();
  expect(container.querySelector('blockquote')?.textContent).toBe('I finally sleep.');
});

test('SiteFooter: an item without a page is plain text, one with a page is a link [HM-15, T-20]', () => {
  render(
    <SiteFooter
      description="Sessions"
      legal="© Janani"
      groups={[{ title: 'Product', items: [{ label: 'Features' }, { label: 'Pricing', href: '/pricing' }] }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Pricing']);
  expect(screen.getByText('Features').closest('a, button, [tabindex]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Product' })).toBeTruthy();
});

test('Stat 8: a stat is a term and its value', () => {
  render(
    <StatGroup>
      <Stat value="50K+" label="Happy Mothers" />
    </StatGroup>,
  );
  expect(screen.getByRole('term').textContent).toBe('Happy Mothers');
  expect(screen.getByRole('definition').textContent).toBe('50K+');
});

test('WeekCard: shows the week as text, and its illustration has a text alternative', () => {
  const { container } = render(<WeekCard week={24} lines={['Second trimester', '16 weeks to go']} />);
  expect(container.querySelector('p')?.textContent).toBe('Week 24');
  expect(screen.getByRole('img', { name: 'Week 24 of 40' })).toBeTruthy();
  expect(screen.getByText('16 weeks to go')).toBeTruthy();
});

test('EmptyState 5: is announced where it replaces results, without its action', () => {
  const action = <a href="/free">Browse free sessions</a>;
  const { rerender } = render(<EmptyState title="No upcoming sessions found" action={action} />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<EmptyState title="No upcoming sessions found" action={action} isAnnounced />);
  const status = screen.getByRole('status');
  expect(within(status).getByRole('heading', { name: 'No upcoming sessions found' })).toBeTruthy();
  expect(within(status).queryByRole('link')).toBeNull();
});

test('Avatar 8: beside a name it is hidden from assistive technology; alone it has the name', () => {
  const { rerender } = render(<Avatar initials="AD" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar initials="AD" label="Ananya Das" />);
  expect(screen.getByRole('img', { name: 'Ananya Das' })).toBeTruthy();
});

test('FeatureCard 8: the title has the requested heading level, and the icon is decorative', () => {
  render(
    <FeatureCard icon={<LeafIcon />} tone="wellness" title="Care" headingLevel={2}>
      Day and night.
    </FeatureCard>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Care' })).toBeTruthy();
  expect(screen.getByText('Day and night.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['success', 'Success'],
  ['failed', 'Failed'],
  ['pending', 'Pending'],
  ['unknown', 'Unknown'],
] as const)('Badge 8: a payment with the status %s shows "%s" beside an icon', (state, label) => {
  const { container } = render(<PaymentBadge state={state} />);
  expect(container.textContent).toBe(label);
  expect(container.querySelector('svg[aria-hidden="true"]')).toBeTruthy();
});

test.each<[string, ReactElement]>([
  ['Band', <Band key="band" title="Begin" />],
  ['EmptyState', <EmptyState key="empty" title="None" />],
  [
    'FeatureCard',
    <FeatureCard key="feature" icon={<LeafIcon />} tone="wellness" title="Care">
      Day and night.
    </FeatureCard>,
  ],
  ['KolamDivider', <KolamDivider key="kolam" />],
  ['Logo', <Logo key="logo" />],
  ['Skeleton', <Skeleton key="skeleton" shape="picture" />],
  ['Testimonial', <Testimonial key="testimonial" {...priya} />],
  ['WeekCard', <WeekCard key="week" week={24} />],
])('%s: the server renders the same markup as the browser', (_name, element) => {
  const page = (
    <UiProvider locale="hi-IN" messages={hindi}>
      {element}
    </UiProvider>
  );
  const html = renderToString(page);
  expect(html.length).toBeGreaterThan(20);
  const errors: unknown[] = [];
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  render(page, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
});
