/** Finds the addresses that a process and its children listen on, from Linux's `/proc` (proc(5)). */
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Other systems have no `/proc`, so their tests are skipped. */
export const canFindListeners = existsSync('/proc/net/tcp');

const TCP_LISTEN = '0A';
const LOOPBACK = /^(?:7F|::1$)/;

const readOrDefault = <Result>(read: () => Result, defaultValue: Result): Result => {
  try {
    return read();
  } catch {
    // The process ended during the read.
    return defaultValue;
  }
};

const getParent = (pid: string): string =>
  // The process name, in brackets, may contain spaces and brackets itself.
  readOrDefault(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1] ?? '',
    '',
  );

const getProcessTree = (root: number): string[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [pid, getParent(pid)]));
  const pids = [String(root)];
  for (const pid of pids) pids.push(...all.filter((child) => parents.get(child) === pid));
  return pids;
};

const getSocketInodes = (pid: string): string[] =>
  readOrDefault(() => readdirSync(`/proc/${pid}/fd`), []).flatMap((file) => {
    const target = readOrDefault(() => readlinkSync(`/proc/${pid}/fd/${file}`), '');
    return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [];
  });

/** `0100007F` is 127.0.0.1: the bytes of each group of four are in reverse order. */
const parseAddress = (hex: string): string => {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((group) => group.match(/../g)?.toReversed() ?? []);
  const text = bytes.join('');
  return text === `${'0'.repeat(31)}1` ? '::1' : text.replace(/^0{20}F{4}(?=.{8}$)/, '');
};

/** The address and port of every listening socket of a process and its children. */
export const findListeners = (root: number): { isLoopback: boolean; address: string; port: number }[] => {
  const processSockets = new Set(getProcessTree(root).flatMap(getSocketInodes));
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readOrDefault(() => readFileSync(file, 'utf8').split('\n').slice(1), []))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === TCP_LISTEN && processSockets.has(inode ?? ''))
    .map(([, local = '']) => {
      const [hex = '', port = ''] = local.split(':');
      const address = parseAddress(hex);
      return { isLoopback: LOOPBACK.test(address), address, port: Number.parseInt(port, 16) };
    });
};
