/** What the tool works with: who sent an event, when, from which visit. No word of the user or the page is in it. */
const ofTheTool = [
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

/** What kind of browser it is. */
const ofTheBrowser = [
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
const ofTheReading = [
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

/** Spec §7: the events, and what our own say besides. */
const events = new Map<string, readonly string[]>([
  ['$pageview', []],
  ['$pageleave', []],
  ['$identify', []],
  ['$set', []],
  ['user_login', ['phone', 'user_id']],
  ['user_signup', ['phone', 'user_id']],
]);

/** Properties that hold an address, and those that hold the path of one. */
export const addresses: ReadonlySet<string> = new Set(['$current_url', '$session_entry_url']);
export const paths: ReadonlySet<string> = new Set([
  '$pathname',
  '$session_entry_pathname',
  '$prev_pageview_pathname',
]);

/** What is told of a person (spec §4). */
export const person: ReadonlySet<string> = new Set(['phone', 'first_name', 'last_name', 'verified', 'role']);

/** What an event may say as it is; undefined for an event that is not told. */
export const propertiesOf = (event: string): ReadonlySet<string> | undefined => {
  const own = events.get(event);
  return own && new Set([...ofTheTool, ...ofTheBrowser, ...ofTheReading, ...own]);
};
