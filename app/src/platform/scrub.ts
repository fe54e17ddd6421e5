import { routeIn } from '../routes/route-at.ts';
import { urls, paths, person, getProperties } from './analytics-list.ts';
import { vitalProperties } from './vitals-list.ts';
import { exceptionProperties } from './exception-event.ts';

type Properties = Record<string, unknown>;
type Event = { event: string; properties: Properties; $set?: Properties };

/** The route of one of the product's addresses; any other value is not sent. */
const toOwnUrl = (value: unknown, ownOrigin: string): string | undefined => {
  try {
    const { origin, pathname } = new URL(String(value));
    return origin === ownOrigin ? ownOrigin + routeIn(pathname) : undefined;
  } catch {
    return undefined;
  }
};

const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' ? routeIn(value.replace(/[?#].*$/s, '')) : undefined;

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const only = (keys: ReadonlySet<string>, values: Properties): Properties =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => keys.has(key) && isPlain(value)));

const isFilled = (value: unknown): value is Properties => typeof value === 'object' && value !== null;

/**
 * An event as it may be sent, or null: only events and properties on the list, and of an address the route (decision
 * T-13, ASVS 14.2.3). The tool adds many properties by itself, and more with each release.
 */
export const sanitizeEvent = <Sent extends Event>(sent: Sent, ownOrigin: string): Sent | null => {
  const plain = getProperties(sent.event);
  if (!plain) return null;
  const { $set_once: _firstSeen, $set, ...event } = sent as Sent & { $set_once?: unknown };
  const allowedProperties = new Map<string, unknown>(Object.entries(only(plain, sent.properties)));
  for (const [key, value] of Object.entries(sent.properties)) {
    const scrubbed = urls.has(key) ? toOwnUrl(value, ownOrigin) : paths.has(key) && ownPath(value);
    if (scrubbed) allowedProperties.set(key, scrubbed);
    if (key === '$set' && isFilled(value)) allowedProperties.set(key, only(person, value));
  }
  return {
    ...event,
    properties: {
      ...Object.fromEntries(allowedProperties),
      ...(sent.event === '$web_vitals' && vitalProperties(sent.properties)),
      ...(sent.event === '$exception' && exceptionProperties(sent.properties, ownOrigin)),
    },
    ...(isFilled($set) && { $set: only(person, $set) }),
  } as unknown as Sent;
};
