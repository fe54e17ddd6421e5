import { removeTraces } from './analytics-traces.ts';
import { analytics } from './analytics.ts';
import { config } from './config.ts';
import { savesData, whenIdle } from '@janani/ui/loading';

/** What the user wants now; an older wish that is still on its way has been taken back. */
let wish: symbol | undefined;

/**
 * Loads the analytics tool, once the browser has nothing else to do, and gives it what was held. Only
 * after the user has agreed (decision T-13), and never where the user saves data.
 */
export const startAnalytics = async (): Promise<void> => {
  if (wish || !config.analytics || savesData()) return;
  const mine = Symbol('start');
  wish = mine;
  await whenIdle();
  try {
    const { openPosthog } = await import('./posthog.ts');
    // The user may have taken it back meanwhile.
    if (wish === mine) analytics.connect(openPosthog(config.analytics));
  } catch {
    // It could not be loaded, and nobody misses it: the next visit tries again.
    if (wish === mine) wish = undefined;
  }
};

/** At once: nothing is sent any more, and the tool forgets the user. */
export const stopAnalytics = (): void => {
  wish = undefined;
  analytics.disconnect();
  removeTraces();
};
