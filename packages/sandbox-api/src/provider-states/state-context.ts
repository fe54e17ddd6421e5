import type { TokenMode } from '../identity.ts';
import type { Store } from '../store/open-store.ts';
import type { FaultQueue } from '../traffic/fault-queue.ts';

/** The data and settings that a provider state can read and change. */
export type StateContext = {
  store: Store;
  now: Date;
  projectId: string;
  tokens: TokenMode;
  faults: FaultQueue;
};
