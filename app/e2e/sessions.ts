import type { Server } from './backend.ts';

/** Replaces all sessions by upcoming ones, `class-1` and so on. */
export const addSessions = async (
  app: Server,
  count: number,
  toTitle = (number: number) => `Class ${number}`,
) => {
  await app.setProviderState('no sessions');
  for (let number = 1; number <= count; number += 1)
    await app.setProviderState('a session exists', {
      slug: `class-${number}`,
      title: toTitle(number),
      startsIn: 600 + number,
    });
};
