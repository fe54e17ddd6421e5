import { PaymentBadge, ProgramBadge, programs, SessionBadge } from '../../badge/index.ts';
import { Tabs } from '../../tabs/index.ts';
import * as styles from './sheet.css.ts';

const TABS = [
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'completed', label: 'Completed' },
];

const noop = () => {};

/** Badges for every status, and the tabs. */
export const SheetBadges = () => (
  <div className={styles.stretched}>
    <div className={styles.line}>
      {programs.map((program) => (
        <ProgramBadge key={program} program={program} />
      ))}
    </div>
    <div className={styles.line}>
      {(['free', 'completed', 'live', 'enrolled'] as const).map((state) => (
        <SessionBadge key={state} state={state} />
      ))}
    </div>
    <div className={styles.line}>
      {(['success', 'failed', 'pending', 'unknown'] as const).map((state) => (
        <PaymentBadge key={state} state={state} />
      ))}
    </div>
    <Tabs items={TABS} label="Sessions" onSelect={noop} selectedId="upcoming">
      {null}
    </Tabs>
  </div>
);
