import type { Server } from './backend.ts';

/** Replaces all sessions by upcoming ones, `class-1` and so on. */
export const addSessions = async (
  app: Server,
  count: number,
  documentTitleForPath = (number: number) => `Class ${number}`,
) => {
  await app.become('no sessions');
  for (let number = 1; number <= count; number += 1)
    await app.become('a session exists', {
      slug: `class-${number}`,
      title: documentTitleForPath(number),
      startsIn: 600 + number,
    });
};
