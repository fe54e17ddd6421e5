import { config } from './config.ts';

/** The names of the tool's entries about the user: `ph_<key>_…`, `__ph_opt_in_out_<key>`. */
const isAnalyticsEntry = (name: string): boolean =>
  config.analytics !== null && name.includes(config.analytics.key);

const removeAnalyticsEntries = (open: () => Storage): void => {
  try {
    const storage = open();
    for (const name of Object.keys(storage)) if (isAnalyticsEntry(name)) storage.removeItem(name);
  } catch {
    // A blocked storage has no entries (decision T-08).
  }
};

/** Removes the analytics tool's entries from this phone, even where the tool is not loaded (decision T-25). */
export const removeAnalyticsData = (): void => {
  removeAnalyticsEntries(() => window.localStorage);
  removeAnalyticsEntries(() => window.sessionStorage);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.slice(0, cookie.indexOf('='));
    if (isAnalyticsEntry(name)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
};
