import { UiProvider } from '@janani/ui/provider';
import { ToastProvider } from '@janani/ui/toast';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillIn, submitInvalidForm, startAgain } from './journey';
import { Registration } from './Registration';

test('the form is submitted with errors, filled in, submitted and reset, without console messages', async () => {
  const messages = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
  render(
    <UiProvider locale="en-IN">
      <ToastProvider>
        <Registration />
      </ToastProvider>
    </UiProvider>,
  );
  await submitInvalidForm();
  await fillIn();
  await startAgain();
  expect(messages.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
