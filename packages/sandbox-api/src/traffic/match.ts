/**
 * Does `pattern` match the request, written as `METHOD /path?query`?
 *
 * Without an asterisk it is a prefix: `GET /api/user/sessions` matches the list and every single session,
 * `GET /api/user/sessions?` the list only. With asterisks, each of which matches any text, it is the whole line:
 * `* /api/hospitals*`, `POST *enroll`, `GET /api/user/sessions?*upcoming=true*`.
 */
export function matches(pattern: string, { method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname, search } = new URL(url);
  const line = `${method} ${pathname}${search}`;
  if (!pattern.includes('*')) return line.startsWith(pattern);
  // Each segment is matched at its first position after the previous one: a regular expression with many asterisks
  // would be slow.
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
