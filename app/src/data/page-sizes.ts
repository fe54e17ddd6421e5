// Spec §9.
/** How many sessions the sessions page requests at a time. */
export const PAGE_SIZE = 12;
// Spec §9.
/** How many sessions the dashboard requests. */
export const DASHBOARD_PAGE_SIZE = 10;
