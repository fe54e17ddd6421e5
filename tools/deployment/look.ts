/** Asks for every address of a site once. */
import { type Answer, NoAnswer } from './ask.ts';
import type { Expected } from './expected.ts';
import type { Deployment } from './host.ts';

/** So many questions are on their way at a time: a browser has six for a host, over HTTP/1.1. */
const AT_A_TIME = 6;

/** An address with what came: an answer, or why there was none. */
export type Seen = { expected: Expected } & (
  | { answer: Answer; failure?: undefined }
  | { answer?: undefined; failure: string }
);

/** Works through a list, a few at a time, and keeps its order. */
export const eachOf = async <Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  const workThrough = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, workThrough));
  return results;
};

export const lookAt = (
  expected: Expected[],
  { origin, ask }: Pick<Deployment, 'origin' | 'ask'>,
): Promise<Seen[]> =>
  eachOf(expected, async (one): Promise<Seen> => {
    try {
      return { expected: one, answer: await ask(origin + one.address) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { expected: one, failure: error.message };
    }
  });
