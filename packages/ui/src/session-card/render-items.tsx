import { Children, type ReactNode } from 'react';
import { SessionCardSkeleton } from './SessionCardSkeleton.tsx';

type ItemsOptions = {
  /** The cards; each becomes one item. */
  children: ReactNode;
  skeletons: number;
  className?: string;
  compact?: boolean;
};

/** The items of a list of cards, and its skeletons, which are hidden from assistive technology. */
export const renderItems = ({ children, skeletons, className, compact = false }: ItemsOptions) => (
  <>
    {Children.map(children, (card) => card && <li className={className}>{card}</li>)}
    {Array.from({ length: skeletons }, (_, index) => (
      <li key={`skeleton-${index}`} aria-hidden="true">
        <SessionCardSkeleton compact={compact} />
      </li>
    ))}
  </>
);
