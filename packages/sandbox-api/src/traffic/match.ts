const escaped = (text: string) => text.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`);

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
  const expression = escaped(pattern).replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(line);
}
