import { visuallyHidden } from '../internal/visually-hidden.css.ts';

export type LiveRegionProps = {
  /** What is to be said now; empty while there is nothing to say. */
  message: string;
  /** Change it to say the same words again, for example to a count. */
  messageKey?: string | number | undefined;
  /** Breaks into what is being read: only for what cannot wait. */
  isAssertive?: boolean | undefined;
};

/**
 * Says what happened to those who do not see it (WCAG 4.1.3). Keep it on the page, also with nothing to
 * say: many screen readers are silent about words that arrive together with their region.
 */
export const LiveRegion = ({ message, messageKey, isAssertive = false }: LiveRegionProps) => (
  <div role={isAssertive ? 'alert' : 'status'} className={visuallyHidden}>
    {message !== '' && <span key={messageKey}>{message}</span>}
  </div>
);
