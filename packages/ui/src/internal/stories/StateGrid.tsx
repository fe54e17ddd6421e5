import type { ReactNode } from 'react';

const GRID = {
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
} as const;

/** All states of a component on one canvas, for screenshots. */
export const StateGrid = ({ children }: { children: ReactNode }) => <div style={GRID}>{children}</div>;
