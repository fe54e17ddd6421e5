import { LockIcon } from '@janani/ui/icons';
import type { ReactNode } from 'react';
import { note } from './EntryLayout.css.ts';

/** A quiet line below a form. */
export const EntryNote = ({ children }: { children: ReactNode }) => (
  <p className={note}>
    <LockIcon />
    <span>{children}</span>
  </p>
);
