import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../src/dialog/index.ts';
import { fields } from './every-field.tsx';

afterEach(cleanup);

// A select has a native one beside it, hidden, for forms: keys that went there changed what nobody saw.
test.each(Object.entries(fields))(
  '%s as the first field of a dialog: the focus is where Tab reaches and a screen reader reads',
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
