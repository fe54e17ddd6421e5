/**
 * Does `pattern` describe the request, written as `METHOD /path?query`?
 *
 * Without an asterisk it is a prefix: `GET /api/user/sessions` strikes the list and every single session,
 * `GET /api/user/sessions?` the list only. With asterisks, each of which stands for anything, it is the whole
 * line: `* /api/hospitals*`, `POST *enroll`, `GET /api/user/sessions?*upcoming=true*`.
 */
export function matches(pattern: string, { method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, search } = new URL(url);
  const line = `${method} ${pathname}${search}`;
  if (!pattern.includes('*')) return line.startsWith(pattern);
  // Each part where it first stands after the one before: as an expression, many asterisks take a long time.
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop() ?? '';
  let place = first.length;
  for (const part of parts) {
    const found = line.indexOf(part, place);
    if (found === -1) return false;
    place = found + part.length;
  }
  return line.startsWith(first) && line.endsWith(last) && line.length - last.length >= place;
}
