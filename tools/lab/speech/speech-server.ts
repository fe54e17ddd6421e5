/** A fake Speech Dispatcher (SSIP) for Orca, which records the text to be spoken. */
import { mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { readSpoken } from './read-spoken.ts';

/** The reply to every command: success, with the ID 1. */
const OK = '200-1\r\n200 OK\r\n';

/** Listens on the socket of Speech Dispatcher below `XDG_RUNTIME_DIR`. */
export const startSpeechServer = async (runtime: string) => {
  const log: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    let isText = false;
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const { spoken, replies, remainder } = readSpoken(rest + String(data), isText);
      rest = remainder.text;
      isText = remainder.isText;
      // Removes SSML marks between the words.
      log.push(...spoken.map((text) => text.replace(/<[^>]*>/g, '')));
      socket.write(OK.repeat(replies));
    });
  });
  mkdirSync(join(runtime, 'speech-dispatcher'), { recursive: true });
  await new Promise<void>((resolve) => {
    server.listen(join(runtime, 'speech-dispatcher/speechd.sock'), resolve);
  });
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { spoken: (): readonly string[] => log, stop };
};
