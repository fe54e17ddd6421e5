/** The addresses that a program and its children listen on, from Linux's `/proc` (proc(5)). */
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** On other systems nothing can be read, so nothing is checked. */
export const canListListeners = existsSync('/proc/net/tcp');

const TCP_LISTEN = '0A';
const LOOPBACK = /^(?:7F|::1$)/;

const attempt = <Result>(read: () => Result, otherwise: Result): Result => {
  try {
    return read();
  } catch {
    // The process ended during the read.
    return otherwise;
  }
};

const getParent = (pid: string): string =>
  // The name, in brackets, may contain any character.
  attempt(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1] ?? '',
    '',
  );

const withChildren = (root: number): string[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [pid, getParent(pid)]));
  const pids = [String(root)];
  for (const pid of pids) pids.push(...all.filter((child) => parents.get(child) === pid));
  return pids;
};

const getSockets = (pid: string): string[] =>
  attempt(() => readdirSync(`/proc/${pid}/fd`), []).flatMap((file) => {
    const target = attempt(() => readlinkSync(`/proc/${pid}/fd/${file}`), '');
    return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [];
  });

/** `0100007F` is 127.0.0.1: the bytes of each group of four are in reverse order. */
const parseAddress = (hex: string): string => {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((group) => group.match(/../g)?.toReversed() ?? []);
  const text = bytes.join('');
  return text === `${'0'.repeat(31)}1` ? '::1' : text.replace(/^0{20}F{4}(?=.{8}$)/, '');
};

/** Every listening socket of a program and its children: address and port. */
export const listenersUnder = (root: number): { isLoopback: boolean; address: string; port: number }[] => {
  const processSockets = new Set(withChildren(root).flatMap(getSockets));
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => attempt(() => readFileSync(file, 'utf8').split('\n').slice(1), []))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === TCP_LISTEN && processSockets.has(inode ?? ''))
    .map(([, local = '']) => {
      const [hex = '', port = ''] = local.split(':');
      const address = parseAddress(hex);
      return { isLoopback: LOOPBACK.test(address), address, port: Number.parseInt(port, 16) };
    });
};
