// SQLite is the last file that the playground requests.
import '@janani/sandbox-api';
import { folder } from './entry.ts';

/**
 * Reads a scene that may hold a backend's responses off the frame of this page, once this page can send nothing any
 * more. Such a scene is not part of a URL, because a browser stores URLs.
 */
export const receiveScene = (): unknown => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'none'; img-src data: ${folder.href}`;
  document.head.append(policy);
  return JSON.parse((window.frameElement as HTMLElement).dataset['scene']!);
};
