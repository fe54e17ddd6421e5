import { routeOf } from './route-of.ts';

const isAddress = (text: string) => /^https?:\/\//.test(text);

const scrubAddress = (text: string, ownOrigin: string): string => {
  let address: URL;
  try {
    address = new URL(text);
  } catch {
    return '';
  }
  return address.origin === ownOrigin ? ownOrigin + routeOf(address.pathname) : address.origin;
};

/**
 * Properties as they may leave: of an address of ours the route, of any other the origin. No slug,
 * phone or search text stands in them (decision T-13, ASVS 14.2.3).
 */
export const scrub = <Value>(value: Value, ownOrigin: string): Value => scrubAny(value, ownOrigin) as Value;

const scrubAny = (value: unknown, ownOrigin: string): unknown => {
  if (typeof value === 'string') {
    if (isAddress(value)) return scrubAddress(value, ownOrigin);
    return value.startsWith('/') ? routeOf(value.replace(/[?#].*$/s, '')) : value;
  }
  if (Array.isArray(value)) return value.map((item) => scrubAny(item, ownOrigin));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubAny(item, ownOrigin)]));
};

/** What brought the user here: the page before, its search words, the advertisement. Of all that only where the user began. */
const ORIGINS = /^(?:\$session_entry_(?!url$|pathname$|host$)|\$?search_engine$|ph_keyword$|\$referr)/;

type Event = { properties: Record<string, unknown>; $set?: Record<string, unknown>; $set_once?: unknown };

/** An event without what it need not tell; the tool adds much by itself (decision T-13). */
export const asItMayLeave = <Sent extends Event>(event: Sent, ownOrigin: string): Sent => {
  const { $set_once: _firstSeen, ...rest } = event;
  const properties = Object.entries(event.properties).filter(([key]) => !ORIGINS.test(key));
  return {
    ...rest,
    properties: scrub(Object.fromEntries(properties), ownOrigin),
    ...(event.$set && { $set: scrub(event.$set, ownOrigin) }),
  } as Sent;
};
