import { removeAnalyticsData } from './remove-analytics-data.ts';
import { analytics } from './analytics.ts';
import { config } from './config.ts';
import { savesData, whenIdle } from '@janani/ui/loading';

/** The user's current choice; an older one that is still loading has been withdrawn. */
let currentChoice: symbol | undefined;

/**
 * Loads the analytics tool once the browser is idle, and sends it the held events. Only after the user has consented
 * (decision T-13), and never where the user saves data.
 */
export const startAnalytics = async (): Promise<void> => {
  if (currentChoice || !config.analytics || savesData()) return;
  const thisChoice = Symbol('start');
  currentChoice = thisChoice;
  await whenIdle();
  try {
    const { openPosthog } = await import('./posthog.ts');
    // The user may have withdrawn consent meanwhile.
    if (currentChoice === thisChoice) analytics.connect(openPosthog(config.analytics));
  } catch {
    // A failure to load needs no message: the next visit tries again.
    if (currentChoice === thisChoice) currentChoice = undefined;
  }
};

/** At once: no further event is sent, and the tool discards the user. */
export const stopAnalytics = (): void => {
  currentChoice = undefined;
  analytics.disconnect();
  removeAnalyticsData();
};
