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
export const scrub = (value: unknown, ownOrigin: string): unknown => {
  if (typeof value === 'string') {
    if (isAddress(value)) return scrubAddress(value, ownOrigin);
    return value.startsWith('/') ? routeOf(value.replace(/[?#].*$/s, '')) : value;
  }
  if (Array.isArray(value)) return value.map((item) => scrub(item, ownOrigin));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrub(item, ownOrigin)]));
};
