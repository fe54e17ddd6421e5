/** What Orca takes for Speech Dispatcher (SSIP): it writes down what it is given to speak. */
import { mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { takeSpoken } from './take-spoken.ts';

/** Every answer: it went well, and the id of whatever it was is 1. */
const WELL = '200-1\r\n200 OK\r\n';

/** Listens where a client of Speech Dispatcher looks for it below `XDG_RUNTIME_DIR`. */
export const startSpeechServer = async (runtime: string) => {
  const said: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    let isText = false;
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const { spoken, answers, left } = takeSpoken(rest + String(data), isText);
      rest = left.text;
      isText = left.isText;
      // Between the words stand marks for whoever follows with the eyes (SSML).
      said.push(...spoken.map((text) => text.replace(/<[^>]*>/g, '')));
      socket.write(WELL.repeat(answers));
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
  return { said: (): readonly string[] => said, stop };
};
