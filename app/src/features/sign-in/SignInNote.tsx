import { LockIcon } from '@janani/ui/icons';
import type { ReactNode } from 'react';
import { note } from './SignInLayout.css.ts';

/** A muted note below a form. */
export const SignInNote = ({ children }: { children: ReactNode }) => (
  <p className={note}>
    <LockIcon />
    <span>{children}</span>
  </p>
);
