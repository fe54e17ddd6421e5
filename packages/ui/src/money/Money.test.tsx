import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Money } from './index.ts';

afterEach(cleanup);

/** The text that is left for assistive technology. */
const accessibleText = (container: HTMLElement) => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};

test('PlanCard 3: a struck price has a text for assistive technology, never struck text alone [T-11]', () => {
  const { container } = render(<Money amount={1999} originalAmount={2999} />);
  expect(accessibleText(container)).toBe('was ₹2,999, now ₹1,999');
  expect(container.querySelector('s')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('PlanCard 3: in Hindi too [T-11]', () => {
  const { container } = render(
    <UiProvider locale="hi-IN" messages={hindi}>
      <Money amount={1999} originalAmount={2999} />
    </UiProvider>,
  );
  expect(accessibleText(container)).toBe('पहले ₹2,999, अब ₹1,999');
});

test.each([undefined, null, 1999])(
  'an amount that was %o before is announced once, without a struck price',
  (originalAmount) => {
    const { container } = render(<Money amount={1999} originalAmount={originalAmount} />);
    expect(container.textContent).toBe('₹1,999');
    expect(container.querySelector('s')).toBeNull();
  },
);

test('an app can replace the messages and the number format', () => {
  const { container } = render(
    <Money
      amount={0}
      originalAmount={500}
      format={(amount) => (amount === 0 ? 'Free' : `${amount} rupees`)}
      messages={{ wasNow: (was, now) => `Originally ${was}, now ${now}` }}
    />,
  );
  expect(accessibleText(container)).toBe('Originally 500 rupees, now Free');
});
