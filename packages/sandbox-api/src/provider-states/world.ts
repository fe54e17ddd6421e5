import type { TokenMode } from '../identity.ts';
import type { Store } from '../store/open-store.ts';
import type { FaultQueue } from '../traffic/fault-queue.ts';

/** What a provider state can change. */
export type World = { store: Store; now: Date; projectId: string; tokens: TokenMode; faults: FaultQueue };
