import { useEffect } from 'react';
import { type ToastOptions, useToast } from '../../toast/index.ts';
import * as styles from './sheet.css.ts';

const duration = Infinity;

/** The newest three are shown, the newest first. */
const TOASTS: ToastOptions[] = [
  { type: 'warning', title: 'Invalid OTP', description: 'Please enter a 6-digit OTP', duration },
  { type: 'error', title: 'Failed to send OTP', description: 'Please try again.', duration },
  {
    type: 'success',
    title: 'Settings Saved',
    description: 'Your profile has been updated successfully',
    duration,
  },
];

/** The container for the toasts, which the story moves here from the corner of the screen. */
export const SheetToasts = () => {
  const { show, hideAll } = useToast();
  useEffect(() => {
    for (const toast of TOASTS) show(toast);
    return hideAll;
  }, [show, hideAll]);
  return <div className={styles.toasts} data-toasts-go-here />;
};
