/** Ways in which a host is set up otherwise. */
import type { Change, Reply } from './loopback-host.testing.ts';

const isAt = (where: string | RegExp, path: string) =>
  typeof where === 'string' ? path === where : where.test(path);

/** Something else at some addresses; everything else as it should be. */
export const at =
  (where: string | RegExp, then: (reply: Reply, path: string) => ReturnType<Change>): Change =>
  (reply, path) =>
    isAt(where, path) ? then(reply, path) : reply;

/** Also where there is a file or a page already. */
export const status =
  (code: number) =>
  (reply: Reply): Reply => ({ ...reply, status: code, text: '' });

/** Without the header where its value is undefined. */
export const header =
  (name: string, value: string | undefined) =>
  ({ headers, ...reply }: Reply): Reply => ({ ...reply, headers: { ...headers, [name]: value } });

export const content =
  (change: (text: string) => string) =>
  (reply: Reply): Reply => ({ ...reply, text: change(reply.text) });

/** The connection stays open, and nothing comes. */
export const silence: ReturnType<Change> = () => {};

/** It goes on sending as fast as it is read. */
export const endless: ReturnType<Change> = (response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
};

/** Half of what was announced. */
export const cut: ReturnType<Change> = (response) => {
  response.writeHead(200, { 'content-length': '100' }).write('half');
  setImmediate(() => response.destroy());
};
