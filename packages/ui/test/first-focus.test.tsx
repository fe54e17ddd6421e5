import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../src/dialog/index.ts';
import { fields } from './controlled-fields.tsx';

afterEach(cleanup);

// A select contains a hidden native one, for forms: if it had the focus, keys would change it without a visible effect.
test.each(Object.entries(fields))(
  '%s as the first field of a dialog: the focus is on an element in the tab order and in the accessibility tree',
  async (_name, { Field }) => {
    render(
      <Dialog title="A field" isOpen onClose={() => {}}>
        <Field />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const focused = document.activeElement as HTMLElement;
    expect(focused.closest('[aria-hidden="true"], [hidden]')).toBeNull();
    expect(focused === dialog || focused.tabIndex >= 0).toBe(true);
  },
);
