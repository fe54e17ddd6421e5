/** The place names in the current language, by their English name: tests and scripts run in English. */
export const placeNames: Record<string, string> = {};
