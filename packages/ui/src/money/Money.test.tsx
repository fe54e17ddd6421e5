import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Money } from './index.ts';

afterEach(cleanup);

/** What is left for assistive technology. */
const spoken = (container: HTMLElement) => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};

test('T-11 PlanCard 3: a struck price is said in words, never struck text alone', () => {
  const { container } = render(<Money amount={1999} was={2999} />);
  expect(spoken(container)).toBe('was ₹2,999, now ₹1,999');
  expect(container.querySelector('s')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('T-11 PlanCard 3: in Hindi too', () => {
  const { container } = render(
    <UiProvider locale="hi-IN">
      <Money amount={1999} was={2999} />
    </UiProvider>,
  );
  expect(spoken(container)).toBe('पहले ₹2,999, अब ₹1,999');
});

test.each([undefined, null, 1999])('an amount that was %o before is said once, plainly', (was) => {
  const { container } = render(<Money amount={1999} was={was} />);
  expect(container.textContent).toBe('₹1,999');
  expect(container.querySelector('s')).toBeNull();
});

test('the words and the way of writing can be the app’s own', () => {
  const { container } = render(
    <Money
      amount={0}
      was={500}
      format={(amount) => (amount === 0 ? 'Free' : `${amount} rupees`)}
      messages={{ wasNow: (was, now) => `Originally ${was}, now ${now}` }}
    />,
  );
  expect(spoken(container)).toBe('Originally 500 rupees, now Free');
});
