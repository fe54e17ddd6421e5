import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LiveRegion } from './index.ts';

afterEach(cleanup);

test('LiveRegion 8: the region stays, and only its text changes', () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  expect(region.hasChildNodes()).toBe(false);
  rerender(<LiveRegion message="12 more sessions loaded" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('12 more sessions loaded');
});

test('LiveRegion 8: the same text is announced again when its key changes', () => {
  const { rerender } = render(<LiveRegion message="Saved" messageKey={1} />);
  const first = screen.getByText('Saved');
  rerender(<LiveRegion message="Saved" messageKey={1} />);
  expect(screen.getByText('Saved')).toBe(first);
  rerender(<LiveRegion message="Saved" messageKey={2} />);
  expect(screen.getByText('Saved')).not.toBe(first);
});

test('LiveRegion 8: an urgent text is an alert', () => {
  render(<LiveRegion message="The session has begun" isAssertive />);
  expect(screen.getByRole('alert').textContent).toBe('The session has begun');
});
