import { analytics } from './analytics.ts';
import { config } from './config.ts';
import { savesData, whenIdle } from './when-idle.ts';

let isWanted = false;

/**
 * Loads the analytics tool, once the browser has nothing else to do, and gives it what was held. Only
 * after she has agreed (decision T-13), and never where she saves data.
 */
export const startAnalytics = async (): Promise<void> => {
  if (isWanted || !config.analytics || savesData()) return;
  isWanted = true;
  await whenIdle();
  try {
    const { openPosthog } = await import('./posthog.ts');
    // She may have taken it back meanwhile.
    if (isWanted) analytics.connect(openPosthog(config.analytics));
  } catch {
    // It could not be loaded, and nobody misses it: the next visit tries again.
    isWanted = false;
  }
};

/** At once: nothing is sent any more, and the tool forgets her. */
export const stopAnalytics = (): void => {
  isWanted = false;
  analytics.disconnect();
};
