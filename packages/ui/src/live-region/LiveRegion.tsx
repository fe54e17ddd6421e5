import { visuallyHidden } from '../internal/visually-hidden.css.ts';

export type LiveRegionProps = {
  /** The text to announce now; empty while there is none. */
  message: string;
  /** Change it to announce the same text again, for example to a count. */
  messageKey?: string | number | undefined;
  /** Interrupts the screen reader: only for what cannot wait. */
  isAssertive?: boolean | undefined;
};

/**
 * Announces what happened to users of a screen reader (WCAG 4.1.3). Render it always, also without a text: many screen
 * readers do not announce a text that appears together with its region.
 */
export const LiveRegion = ({ message, messageKey, isAssertive = false }: LiveRegionProps) => (
  <div role={isAssertive ? 'alert' : 'status'} className={visuallyHidden}>
    {message !== '' && <span key={messageKey}>{message}</span>}
  </div>
);
