// SQLite is the last file that the playground requests.
import '@janani/sandbox-api';
import { folder } from './entry.ts';

/**
 * Receives a scene that may hold a backend's responses from the page that embeds this one, once this page can send
 * nothing any more. Such a scene is not part of a URL, because a browser stores URLs.
 */
export const receiveScene = async (): Promise<unknown> => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'none'; img-src data: ${folder.href}`;
  document.head.append(policy);
  return new Promise((resolve) => {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source === window.parent && origin === folder.origin) resolve(data);
    });
    window.parent.postMessage('ready', folder.origin);
  });
};
