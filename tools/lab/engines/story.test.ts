import { expect, it } from 'vitest';
import type { Engine } from './engine.ts';
import { play, type PageState } from './story.ts';

const story = { id: 'code--typing', title: 'Code', name: 'Typing', importPath: './Code.stories.tsx' };
const address = 'http://book/iframe.html?id=code--typing&viewMode=story';

it('a story is played to its end, and again at the width that it requires', async () => {
  const pageStates: Partial<PageState>[] = [
    { isOver: false },
    { width: 'w320', problem: 'too wide' },
    { width: 'w320' },
  ];
  const done: string[] = [];
  const engine: Engine = {
    name: 'Some engine',
    resize: async (width) => void done.push(`resize ${width}`),
    open: async (url) => void done.push(`open ${url}`),
    evaluate: async () => ({ isOver: true, problem: null, width: null, ...pageStates.shift() }),
    stop: async () => {},
  };
  expect(await play(engine, 'http://book', story)).toEqual({ story });
  expect(done).toEqual([`open ${address}`, 'resize 320', `open ${address}`, 'resize 1280']);
});
