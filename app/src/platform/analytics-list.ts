/**
 * The analytics tool's own properties: the sender of an event, its time and visit. None describes the user or the
 * page.
 */
const toolProperties = [
  'token',
  'distinct_id',
  '$anon_distinct_id',
  '$device_id',
  '$user_id',
  '$session_id',
  '$window_id',
  '$pageview_id',
  '$prev_pageview_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$is_identified',
  '$process_person_profile',
];

/** The browser. */
const browserProperties = [
  '$browser',
  '$browser_version',
  '$browser_language',
  '$browser_language_prefix',
  '$os',
  '$os_version',
  '$device',
  '$device_type',
  '$screen_height',
  '$screen_width',
  '$viewport_height',
  '$viewport_width',
  '$timezone',
  '$timezone_offset',
  '$host',
];

/** How long and how far a page was read. */
const pageProperties = [
  '$prev_pageview_duration',
  '$prev_pageview_last_scroll',
  '$prev_pageview_last_scroll_percentage',
  '$prev_pageview_max_scroll',
  '$prev_pageview_max_scroll_percentage',
  '$prev_pageview_last_content',
  '$prev_pageview_last_content_percentage',
  '$prev_pageview_max_content',
  '$prev_pageview_max_content_percentage',
];

/** Spec §7: the events, and the properties of the product's own ones. */
const events = new Map<string, readonly string[]>([
  ['$pageview', []],
  ['$pageleave', []],
  ['$identify', []],
  ['$set', []],
  // Its own properties: exception-event.ts.
  ['$exception', []],
  // Its own properties: vitals-list.ts.
  ['$web_vitals', []],
  ['user_login', ['phone', 'user_id']],
  ['user_signup', ['phone', 'user_id']],
]);

/** Properties that hold a URL, and those that hold a path. */
export const urlProperties: ReadonlySet<string> = new Set(['$current_url', '$session_entry_url']);
export const pathProperties: ReadonlySet<string> = new Set([
  '$pathname',
  '$session_entry_pathname',
  '$prev_pageview_pathname',
]);

/** The properties of a person that are sent (spec §4). */
export const personProperties: ReadonlySet<string> = new Set([
  'phone',
  'first_name',
  'last_name',
  'verified',
  'role',
]);

/** The properties of an event that are sent unchanged; undefined for an event that is not sent. */
export const getAllowedProperties = (event: string): ReadonlySet<string> | undefined => {
  const eventProperties = events.get(event);
  return (
    eventProperties &&
    new Set([...toolProperties, ...browserProperties, ...pageProperties, ...eventProperties])
  );
};
