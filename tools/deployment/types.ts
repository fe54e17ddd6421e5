/** Which types a browser, or a phone, takes a file of ours by. */
import { extname } from 'node:path';
import type { Expected } from './expected.ts';

/** All that are right, for hosts differ. */
const TYPES = new Map<string, RegExp>([
  ['.css', /^text\/css$/],
  ['.html', /^text\/html$/],
  // The older names are known to every browser (MIME Sniffing standard, "JavaScript MIME type").
  ['.js', /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/],
  ['.png', /^image\/png$/],
  ['.svg', /^image\/svg\+xml$/],
  ['.txt', /^text\/plain$/],
  // Any JSON type is one (Web Application Manifest, "media type").
  ['.webmanifest', /^application\/(?:manifest\+)?json$/],
  ['.woff2', /^(?:font\/|application\/(?:x-)?font-)woff2$/],
  ['.xml', /^(?:text|application)\/xml$/],
]);

const HTML = '.html';

const extensionOf = ({ role, address }: Expected) =>
  role === 'page' || role === 'shell' ? HTML : extname(address.replace(/\?.*/, ''));

/** Text that hosts compress: pages, scripts and styles. */
export const isCompressible = (expected: Expected): boolean =>
  ['.html', '.js', '.css'].includes(extensionOf(expected));

/**
 * What is wrong with a type. A document must be told to be UTF-8: the element that says so stands behind its first
 * script, further than the 1024 bytes in which it is looked for (HTML standard, 4.2.5.4).
 */
export const wrongTypeOf = (expected: Expected, contentType: string): string | undefined => {
  const extension = extensionOf(expected);
  const wanted = TYPES.get(extension);
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  if (contentType === '') return 'no type';
  if (wanted && !wanted.test(type.trim())) return type.trim();
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  const isRight = charset === undefined ? extension !== HTML : charset === 'utf-8' || charset === 'utf8';
  return isRight ? undefined : `${type.trim()}, ${charset ?? 'no charset'}`;
};
