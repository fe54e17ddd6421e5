/**
 * Whether `pattern` matches the request, written as `METHOD /path?query`.
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
  const [first = '', ...segments] = pattern.split('*');
  const last = segments.pop() ?? '';
  let position = first.length;
  for (const segment of segments) {
    const index = line.indexOf(segment, position);
    if (index === -1) return false;
    position = index + segment.length;
  }
  return line.startsWith(first) && line.endsWith(last) && line.length - last.length >= position;
}
