import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { type LoadingBoundaryMessages, loadingBoundaryMessages } from './LoadingBoundary.messages.ts';
import * as styles from './LoadingBoundary.css.ts';
import { useLoadingPhase } from './use-loading-phase.ts';

export type LoadingBoundaryProps = {
  /** While there is nothing to show yet. Not for what is only being refreshed: that stays on the page. */
  isLoading: boolean;
  /** Skeletons of what is on its way. They are only for the eye. A spinner by default. */
  fallback?: ReactNode;
  /** What is being waited for, said once. `Loading...` by default. */
  label?: string | undefined;
  /** What is on its way. */
  children?: ReactNode;
  messages?: Partial<LoadingBoundaryMessages> | undefined;
};

/**
 * Shows that a part of the page is on its way: not at all when it comes at once, and when it does show,
 * for long enough to be read. However many skeletons there are, one status message says it (WCAG 4.1.3).
 */
export const LoadingBoundary = ({ isLoading, fallback, label, children, messages }: LoadingBoundaryProps) => {
  const words = useMessages(loadingBoundaryMessages, messages);
  const phase = useLoadingPhase(isLoading);
  const isShown = phase === 'shown';
  const hasFallback = fallback !== undefined;
  return (
    <>
      {/* Always on the page: words that arrive together with their region are not read by all. */}
      <output className={classNames(hasFallback ? visuallyHidden : isShown && styles.sign)}>
        {isShown && (
          <>
            {!hasFallback && <SpinnerRing />}
            <span>{label ?? words.loading}</span>
          </>
        )}
      </output>
      {isShown && hasFallback && <div aria-hidden="true">{fallback}</div>}
      {phase === 'done' && children}
    </>
  );
};
