import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from '../src/dialog/index.ts';
import { selectTester } from '../src/select/Select.testing.ts';
import { Select } from '../src/select/index.ts';

it('a select as the first field of a dialog has the focus, and not what stands in its place in a form', async () => {
  render(
    <Dialog title="A number" isOpen onClose={() => {}}>
      <Select label="Number" items={[{ value: 'one', label: 'one' }]} value="" name="number" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(selectTester('Number').element()));
});
