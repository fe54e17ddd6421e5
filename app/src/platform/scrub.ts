import { getLocalizedRoutePattern } from '../routes/find-route.ts';
import { urlProperties, pathProperties, personProperties, getAllowedProperties } from './analytics-list.ts';
import { vitalProperties } from './vitals-list.ts';
import { exceptionProperties } from './exception-event.ts';

type Properties = Record<string, unknown>;
type Event = { event: string; properties: Properties; $set?: Properties };

/** The URL with its route instead of its path; any other value is not sent. */
const toOwnUrl = (value: unknown, ownOrigin: string): string | undefined => {
  try {
    const { origin, pathname } = new URL(String(value));
    return origin === ownOrigin ? ownOrigin + getLocalizedRoutePattern(pathname) : undefined;
  } catch {
    return undefined;
  }
};

const toOwnPath = (value: unknown): string | undefined =>
  typeof value === 'string' ? getLocalizedRoutePattern(value.replace(/[?#].*$/s, '')) : undefined;

const isPrimitive = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const pickKeys = (keys: ReadonlySet<string>, values: Properties): Properties =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => keys.has(key) && isPrimitive(value)));

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

/**
 * An event as it may be sent, or null: only events and properties on the list, and of a URL only its route (decision
 * T-13, ASVS 14.2.3). The tool adds many properties by itself, and more with each release.
 */
export const sanitizeEvent = <Sent extends Event>(sent: Sent, ownOrigin: string): Sent | null => {
  const allowedKeys = getAllowedProperties(sent.event);
  if (!allowedKeys) return null;
  const { $set_once: _firstSeen, $set, ...event } = sent as Sent & { $set_once?: unknown };
  const allowedProperties = new Map<string, unknown>(Object.entries(pickKeys(allowedKeys, sent.properties)));
  for (const [key, value] of Object.entries(sent.properties)) {
    const scrubbed = urlProperties.has(key)
      ? toOwnUrl(value, ownOrigin)
      : pathProperties.has(key) && toOwnPath(value);
    if (scrubbed) allowedProperties.set(key, scrubbed);
    if (key === '$set' && isObject(value)) allowedProperties.set(key, pickKeys(personProperties, value));
  }
  return {
    ...event,
    properties: {
      ...Object.fromEntries(allowedProperties),
      ...(sent.event === '$web_vitals' && vitalProperties(sent.properties)),
      ...(sent.event === '$exception' && exceptionProperties(sent.properties, ownOrigin)),
    },
    ...(isObject($set) && { $set: pickKeys(personProperties, $set) }),
  } as unknown as Sent;
};
